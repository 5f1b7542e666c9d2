/** The least length of a password that stands alone (NIST SP 800-63B-4); which characters is nobody's business. */
export const PASSWORD_MIN = 15;
