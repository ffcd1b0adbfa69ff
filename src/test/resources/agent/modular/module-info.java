/** A module that reads nothing but the JDK. */
module com.acme.modular {
}
