import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { PlaceOfferReply, PlaceOffersReply, TeamOfferReply } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { useWithdrawOffer } from '../../../../features/people/waiting-list/place-offers.api.ts'
import { formatMoment } from '../../../../lib/dates.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'

/** What became of the offers, the newest first; an open one can be withdrawn. */
export function OfferList({ offers, teamOffers }: Pick<PlaceOffersReply, 'offers' | 'teamOffers'>) {
  const { t } = useTranslation('offers')
  const toast = useToast()
  const { mutate, isPending, error } = useWithdrawOffer(useAdminId())
  useIssueText()
  const withdraw = (id: string) => mutate(id, { onSuccess: () => toast.success(t('withdrawn')) })
  const seenOffers = new Set<string>()
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
          if (!teamOffer || seenOffers.has(teamOffer.id)) return null
          seenOffers.add(teamOffer.id)
          const parts = offers.filter(({ teamOfferId }) => teamOfferId === teamOffer.id)
          return <TeamOfferItem key={teamOffer.id} teamOffer={teamOffer} parts={parts} {...common} />
        })}
      </Box>
    </Box>
  )
}

interface ItemProps {
  isPending: boolean
  onWithdraw: () => void
}

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const

/** A place in a team that was offered to a person or a pair. */
function OfferItem({ offer, isPending, onWithdraw }: ItemProps & { offer: PlaceOfferReply }) {
  const { t } = useTranslation('offers')
  const { meals } = useAdminDinner()
  const stateText = useStateText()
  const name = namesOf(offer)
  const meal = meals.find(({ id }) => id === offer.team?.mealId)?.label ?? ''
  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {offer.team ? t('team', { number: offer.team.teamNumber, meal }) : t('goneTeam')}
        </Typography>
        <Typography variant="body2">
          {stateText(offer)}
          {offer.state === 'OPEN' && offer.toNext && `, ${t('thenNext')}`}
        </Typography>
        <NotArrived offer={offer} />
      </Box>
      {offer.state === 'OPEN' && (
        <Button disabled={isPending} aria-label={t('withdrawOf', { name })} onClick={onWithdraw}>
          {t('withdraw')}
        </Button>
      )}
    </Box>
  )
}

interface TeamOfferItemProps extends ItemProps {
  teamOffer: TeamOfferReply
  parts: readonly PlaceOfferReply[]
}

/** New teams that were offered to several people, with the answer of each. */
function TeamOfferItem({ teamOffer, parts, isPending, onWithdraw }: TeamOfferItemProps) {
  const { t } = useTranslation('offers')
  const stateText = useStateText()
  const { state, people, toNext } = teamOffer
  const agreed = parts.filter((part) => part.state === 'AGREED').flatMap(({ participants }) => participants).length
  return (
    <Box component="li" sx={rowSx}>
      <Box sx={{ overflowWrap: 'anywhere', flex: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('teamOffer.name', { people })}</Typography>
        <Typography variant="body2">
          {t(`teamOffer.${state}`, { agreed, people })}
          {state === 'OPEN' && toNext && `, ${t('teamOffer.thenNext')}`}
        </Typography>
        <Box
          component="ul"
          aria-label={t('teamOffer.answers')}
          sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}
        >
          {parts.map((offerPart) => (
            <Typography key={offerPart.id} component="li" variant="body2" sx={{ py: 0.25 }}>
              {namesOf(offerPart)}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' · '}
                {stateText(offerPart)}
              </Box>
              <NotArrived offer={offerPart} />
            </Typography>
          ))}
        </Box>
      </Box>
      {state === 'OPEN' && (
        <Button disabled={isPending} onClick={onWithdraw} sx={{ alignSelf: 'flex-start' }}>
          {t('teamOffer.withdraw')}
        </Button>
      )}
    </Box>
  )
}

/** Who never read of an open offer cannot answer it. */
function NotArrived({ offer: { state, participants, offeredAt } }: { offer: PlaceOfferReply }) {
  const { t } = useTranslation('offers')
  const undelivered = useDashboard(useAdminId()).data?.mailProblems.undelivered
  const isLost = undelivered?.some(
    ({ participantId, isOffer, failedAt }) =>
      isOffer && failedAt >= offeredAt && participants.some(({ id }) => id === participantId),
  )
  if (state !== 'OPEN' || !isLost) return null
  return (
    <Typography variant="body2" component="span" sx={{ display: 'block', color: 'error.main', fontWeight: 600 }}>
      {t('notArrived')}
    </Typography>
  )
}

const namesOf = ({ participants }: PlaceOfferReply) => participants.map(fullName).join(', ')

/** What became of an offer, on the clock of the event. */
function useStateText() {
  const { t } = useTranslation('offers')
  const { zone } = useAdminDinner().basicDetails
  return ({ state, validUntil, endedAt }: PlaceOfferReply) =>
    t(`states.${state}`, {
      until: formatMoment(zone, validUntil),
      at: endedAt === null ? '' : formatMoment(zone, endedAt),
    })
}
