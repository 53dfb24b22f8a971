import type { PartnerWishReply } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain/people'
import type { TFunction } from 'i18next'

/** The state of a wish in one or two sentences. */
export function wishText(t: TFunction<'roster'>, wish: PartnerWishReply): string {
  if (wish.state === null) return t('wish.none')
  return t(`wish.state.${wish.state}`, {
    name: fullName(wish.subscribedParticipant),
    email: wish.subscribedParticipant.teamPartnerWishEmail,
    other: wish.matchingParticipant ? fullName(wish.matchingParticipant) : '',
  })
}
