/** In the address that a form is sent to, it signs out, whatever else is true of the visitor. */
export const SIGN_OUT = "sign-out";
