import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { ParticipantReply, PlaceOffersReply, WaitingListReply } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useAutomaticOffers,
  useOfferPlace,
  usePlaceOffers,
} from '../../../../features/people/waiting-list/place-offers.api.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { OfferList } from './offer-list.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { offerableUnits } from './offerable-units.ts'
import { TeamOfferDialog } from './team-offer-dialog.tsx'
import { waitingPeople } from './waiting-people.ts'

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
      {isOpen && <TeamOfferDialog list={list} offers={offers} onClose={() => setIsOpen(false)} />}
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
  const free = offers.freePlaces.flatMap((place) => {
    const team = teams.find(({ id }) => id === place.teamId)
    return team ? [{ ...place, team }] : []
  })
  const chosen = free.find((place) => place.teamId === teamId)
  if (free.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('noFree')}</Typography>
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {free.map(({ team, places }) => (
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
      {chosen && (
        <OfferDialog
          list={list}
          place={{ teamId: chosen.teamId, teamNumber: chosen.team.teamNumber, places: chosen.places }}
          nextIds={chosen.nextIds}
          offers={offers}
          onClose={() => setTeamId(undefined)}
        />
      )}
    </>
  )
}

interface OfferDialogProps {
  list: WaitingListReply
  place: { teamId: string; teamNumber: number; places: number }
  /** The people next in order for this team. */
  nextIds: readonly string[]
  offers: PlaceOffersReply
  onClose: () => void
}

/** To whom the place is offered, and for how long it is kept. */
function OfferDialog({ list, place, nextIds, offers, onClose }: OfferDialogProps) {
  const { t } = useTranslation('offers')
  const titleId = useId()
  const notify = useNotify()
  useIssueText()
  const units = offerableUnits(waitingPeople(list), offers, place.places)
  const [chosen, setChosen] = useState(nextIds[0])
  const [terms, setTerms] = useState({ validHours: offers.defaultHours, toNext: true })
  const { mutateAsync, isPending, error } = useOfferPlace(useAdminId())
  const unit = units.find((candidate) => candidate.some(({ id }) => id === chosen)) ?? units[0]
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!unit) return
    const body = { teamId: place.teamId, participantIds: unit.map(({ id }) => id), ...terms }
    if (await mutateAsync(body).then(Boolean, () => false)) {
      notify.success(t('sent'))
      onClose()
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('dialog.title', { number: place.teamNumber })}</DialogTitle>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          {unit ? (
            <>
              <UnitField units={units} chosen={unit} nextId={nextIds[0]} onChoose={setChosen} />
              <OfferTerms
                terms={terms}
                texts={{ hours: t('dialog.hours'), toNext: t('dialog.toNext'), toNextHelp: t('dialog.toNextHelp') }}
                onChange={setTerms}
              />
            </>
          ) : (
            <Alert severity="info">{t('dialog.none')}</Alert>
          )}
          {error && <Alert severity="error">{issueTexts(error).join(' ')}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          {unit && (
            <Button type="submit" variant="contained" loading={isPending}>
              {t('dialog.submit')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface UnitFieldProps {
  units: readonly ParticipantReply[][]
  chosen: readonly ParticipantReply[]
  nextId: string | undefined
  onChoose: (id: string) => void
}

function UnitField({ units, chosen, nextId, onChoose }: UnitFieldProps) {
  const { t } = useTranslation('offers')
  const nameOf = ([root, partner]: readonly ParticipantReply[]) => {
    if (!root) return ''
    const name = partner ? t('dialog.pair', { name: fullName(root), otherName: fullName(partner) }) : fullName(root)
    return root.id === nextId ? t('dialog.next', { name }) : name
  }
  return (
    <NativeSelect
      label={t('dialog.person')}
      value={chosen[0]?.id ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {units.map((unit) => (
        <option key={unit[0]?.id} value={unit[0]?.id}>
          {nameOf(unit)}
        </option>
      ))}
    </NativeSelect>
  )
}
