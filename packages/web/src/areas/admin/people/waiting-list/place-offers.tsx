import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { PlaceOffersReply, WaitingListReply } from '@running-dinner/contract/people'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAutomaticOffers, usePlaceOffers } from '../../../../features/people/waiting-list/place-offers.api.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { OfferList } from './offer-list.tsx'

const OfferDialog = lazy(() => import('./offer-dialog.tsx').then((file) => ({ default: file.OfferDialog })))
const TeamOfferDialog = lazy(() =>
  import('./team-offer-dialog.tsx').then((file) => ({ default: file.TeamOfferDialog })),
)

/** Places that the organiser offers instead of giving them away at once, and what became of the offers. */
export function PlaceOffers({ list }: { list: WaitingListReply }) {
  const { t } = useTranslation('offers')
  const titleId = useId()
  const { data, error, refetch } = usePlaceOffers(useAdminId())
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 6, display: 'grid', gap: 2, maxWidth: 720 }}>
      <Typography id={titleId} variant="h2">
        {t('title')}
      </Typography>
      <Typography>{t('intro')}</Typography>
      <AutomaticSwitch automatic={data.automatic} />
      <FreePlaces list={list} offers={data} />
      {data.newTeams.most > 0 && <NewTeams list={list} offers={data} />}
      {data.offers.length > 0 && <OfferList offers={data.offers} teamOffers={data.teamOffers} />}
    </Box>
  )
}

function AutomaticSwitch({ automatic }: { automatic: boolean }) {
  const { t } = useTranslation('offers')
  const helpId = useId()
  const { mutate, isPending, error } = useAutomaticOffers(useAdminId())
  useIssueText()
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={automatic}
            disabled={isPending}
            onChange={(_, checked) => mutate(checked)}
            slotProps={{ input: { role: 'switch', 'aria-describedby': helpId } }}
          />
        }
        label={t('automatic')}
      />
      <Typography id={helpId} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('automaticHelp')}
      </Typography>
      {error && <Alert severity="error">{issueTexts(error).join(' ')}</Alert>}
    </Box>
  )
}

interface FreePlacesProps {
  list: WaitingListReply
  offers: PlaceOffersReply
}

/** Enough people wait for new teams. */
function NewTeams({ list, offers }: FreePlacesProps) {
  const { t } = useTranslation('offers')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box sx={rowSx}>
      <span>{t('newTeams', { most: offers.newTeams.most })}</span>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {t('offerTeams')}
      </Button>
      {isOpen && (
        <Suspense>
          <TeamOfferDialog list={list} offers={offers} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
}

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const

/** Teams with places that are neither filled nor offered. */
function FreePlaces({ list, offers }: FreePlacesProps) {
  const { t } = useTranslation('offers')
  const { meals } = useAdminDinner()
  const [teamId, setTeamId] = useState<string>()
  const teams = list.teamsWithCancelStatusOrCancelledMembers
  const freeTeams = offers.freePlaces.flatMap((place) => {
    const team = teams.find(({ id }) => id === place.teamId)
    return team ? [{ ...place, team }] : []
  })
  const chosenTeam = freeTeams.find((place) => place.teamId === teamId)
  if (freeTeams.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('noFree')}</Typography>
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {freeTeams.map(({ team, places }) => (
          <Box component="li" key={team.id} sx={rowSx}>
            <span>
              {t('free', {
                count: places,
                number: team.teamNumber,
                meal: meals.find(({ id }) => id === team.meal.id)?.label ?? '',
              })}
            </span>
            <Button
              variant="outlined"
              aria-label={t('offerIn', { number: team.teamNumber })}
              onClick={() => setTeamId(team.id)}
            >
              {t('offer')}
            </Button>
          </Box>
        ))}
      </Box>
      {chosenTeam && (
        <Suspense>
          <OfferDialog
            list={list}
            place={{ teamId: chosenTeam.teamId, teamNumber: chosenTeam.team.teamNumber, places: chosenTeam.places }}
            nextIds={chosenTeam.nextIds}
            offers={offers}
            onClose={() => setTeamId(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
