/** How a person's wish for a partner relates to the wish of that partner. */
export const partnerWishStates = [
  'NOT_EXISTING',
  'EXISTS_EMPTY_TEAM_PARTNER_WISH',
  'EXISTS_SAME_TEAM_PARTNER_WISH',
  'EXISTS_OTHER_TEAM_PARTNER_WISH',
  'NO_PARTNER_WISH_BUT_OTHER_TEAM_PARTNER_WISHES',
] as const
export type PartnerWishState = (typeof partnerWishStates)[number]
