import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PlaceOffersReply } from '@running-dinner/contract/place-offers.ts'
import { useTranslation } from 'react-i18next'
import { useWithdrawOffer } from '../../../../features/people/waiting-list/place-offers.api.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { OfferItem, TeamOfferItem } from './offer-items.tsx'

/** What became of the offers, the newest first; an open one can be withdrawn. */
export function OfferList({ offers, teamOffers }: Pick<PlaceOffersReply, 'offers' | 'teamOffers'>) {
  const { t } = useTranslation('offers')
  const notify = useNotify()
  const { mutate, isPending, error } = useWithdrawOffer(useAdminId())
  useIssueText()
  const withdraw = (id: string) => mutate(id, { onSuccess: () => notify.success(t('withdrawn')) })
  const seen = new Set<string>()
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('list')}
      </Typography>
      {error && <Alert severity="error">{issueTexts(error).join(' ')}</Alert>}
      <Box component="ul" aria-label={t('list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {offers.map((offer) => {
          const common = { isPending, onWithdraw: () => withdraw(offer.id) }
          if (offer.teamOfferId === null) return <OfferItem key={offer.id} offer={offer} {...common} />
          const teamOffer = teamOffers.find(({ id }) => id === offer.teamOfferId)
          // One entry for all who were asked together, in the place of the last one.
          if (!teamOffer || seen.has(teamOffer.id)) return null
          seen.add(teamOffer.id)
          const parts = offers.filter(({ teamOfferId }) => teamOfferId === teamOffer.id)
          return <TeamOfferItem key={teamOffer.id} teamOffer={teamOffer} parts={parts} {...common} />
        })}
      </Box>
    </Box>
  )
}
