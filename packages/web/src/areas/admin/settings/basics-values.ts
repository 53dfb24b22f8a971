import type { DinnerReply } from '@running-dinner/contract/dinners.ts'

export type BasicsValues = Omit<DinnerReply['basicDetails'], 'teamPartnerWishDisabled'>
