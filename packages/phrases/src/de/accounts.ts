/** My events, signing in and the profile. */
export const accounts = {}
