/** Version of the text guests agree to. Increase it when the text changes; it is stored with each consent. */
export const consentVersion = '2026-11'
