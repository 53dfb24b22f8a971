import { mdiAccountAlertOutline, mdiCheckAll, mdiFoodOffOutline, mdiPhone, mdiPotSteamOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { EveningStopReply } from '@running-dinner/contract/evening.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestStateChip } from '../../../features/evening/day/guest-state-chip.tsx'
import {
  asksIfReady,
  asksWhoIsThere,
  guestQuestion,
  lastTableReport,
  lastWord,
  lateArrival,
} from '../../../features/guests/self-service/own-evening.ts'
import { TableDiets } from '../../../features/plan/teams/diet-badges.tsx'
import { formatTime } from '../../../lib/dates.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { CardSection } from '../../../ui/card-section.tsx'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SaidLine } from './said-line.tsx'
import { useEvening } from './use-evening.tsx'

type GuestTeam = EveningStopReply['teams'][number]

/** What a host needs: how many come and who, where they are, what they eat, and the words to say about it. */
export function HostTable({ stop }: { stop: EveningStopReply }) {
  const { t } = useTranslation('evening')
  if (stop.kind !== 'own') return null
  const time = formatTime(stop.time.slice(0, 16))
  return (
    <CardSection
      title={t('host.title')}
      aside={stop.teams.length > 0 && t('host.expected', { count: stop.guestsExpected ?? 0, time })}
    >
      {stop.teams.length === 0 ? (
        t('host.none')
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {stop.teams.map((team) => (
              <GuestTeamLine key={team.teamId} stop={stop} team={team} />
            ))}
          </Box>
          <Diets stop={stop} />
          <HostActions stop={stop} />
          <AsGuests />
        </Box>
      )}
    </CardSection>
  )
}

function GuestTeamLine({ stop, team }: { stop: EveningStopReply; team: GuestTeam }) {
  const { t } = useTranslation('self')
  const { evening } = useEvening()
  const { teamId, names, contacts, state } = team
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 44, columnGap: 1 }}>
      <Box
        sx={{
          flex: '1 1 auto',
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.5,
          columnGap: 1,
        }}
      >
        <Box component="span" sx={{ fontWeight: 650 }}>
          {names.join(' & ')}
        </Box>
        <GuestStateChip state={state} comesAt={lateArrival(stop, { teamId, reports: evening.reports })} />
      </Box>
      {contacts
        ?.filter(({ callLinks }) => callLinks?.[0])
        .map(({ name, phone, callLinks }) => (
          <Button
            key={`${name} ${phone}`}
            href={callLinks?.[0]?.url}
            aria-label={t('evening.call', { name: `${name}, ${phone}` })}
            startIcon={<Icon path={mdiPhone} />}
            sx={{ minHeight: 44, px: 1, minWidth: 0 }}
          >
            {name}
          </Button>
        ))}
    </Box>
  )
}

function Diets({ stop: { diets, mealId } }: { stop: EveningStopReply }) {
  const { t } = useTranslation('evening')
  const { send, unsent } = useEvening()
  if (diets === null || mealId === null) return null
  const isWaiting = unsent.some(({ digest }) => digest === diets.digest)
  return (
    <Box sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '1rem', fontWeight: 650 }}>
        {t('host.diets')}
      </Box>
      <TableDiets counts={diets} none={t('host.everything')} />
      {!diets.read ? (
        <Box sx={{ mt: 1.5 }}>
          <Box sx={{ color: 'text.secondary', mb: 1 }}>{t('host.dietsText')}</Box>
          <Button
            variant="outlined"
            disabled={isWaiting}
            startIcon={<Icon path={mdiCheckAll} />}
            onClick={() => void send('DIETS_READ', { mealId, digest: diets.digest })}
          >
            {t('send.dietsRead')}
          </Button>
        </Box>
      ) : (
        <Box role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('host.dietsDone')}
        </Box>
      )}
    </Box>
  )
}

function HostActions({ stop }: { stop: EveningStopReply }) {
  const { t } = useTranslation('evening')
  const { evening, teamId, send, unsent, now } = useEvening()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { mealId, teams } = stop
  if (mealId === null || evening.phase === 'BEFORE') return null
  const last = lastTableReport({ teamId, reports: evening.reports }, mealId)
  const isWaiting = unsent.some((report) => report.mealId === mealId && report.kind !== 'DIETS_READ')
  const isLost = last?.kind === 'CANNOT_COOK'
  const asksReady = last === undefined && asksIfReady(stop, now)
  const asksThere = asksWhoIsThere(stop, now)
  // Asked again when more guests were seated here since, or one of them said something else.
  const isComplete =
    last?.kind === 'COMPLETE' && teams.every(({ state }) => state === 'ARRIVED' || state === 'NOT_COMING')
  return (
    <Box sx={{ pt: 0.5 }}>
      <SaidLine report={last} />
      {!isWaiting && (
        <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))', mt: 1.5 }}>
          {(asksReady || (isLost && now < Date.parse(stop.time))) && (
            <Button
              variant={isLost ? 'outlined' : 'contained'}
              size="large"
              startIcon={<Icon path={mdiPotSteamOutline} />}
              onClick={() => void send('READY', { mealId })}
              sx={wide}
            >
              {t(isLost ? 'send.cookAfterAll' : 'send.ready')}
            </Button>
          )}
          {asksThere && !isComplete && (
            <Button
              variant={asksReady ? 'outlined' : 'contained'}
              size="large"
              startIcon={<Icon path={mdiCheckAll} />}
              onClick={() => void send('COMPLETE', { mealId })}
              sx={wide}
            >
              {t('send.complete')}
            </Button>
          )}
          {asksThere && (
            <Button
              variant="outlined"
              aria-haspopup="menu"
              startIcon={<Icon path={mdiAccountAlertOutline} />}
              onClick={(event) => setAnchor(event.currentTarget)}
              sx={small}
            >
              {t('send.missing')}
            </Button>
          )}
          {!isComplete && !isLost && <CannotCook mealId={mealId} />}
        </Box>
      )}
      <ActionMenu
        label={t('host.whoMissing')}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        actions={teams.map((team) => ({
          icon: mdiAccountAlertOutline,
          label: team.names.join(' & '),
          onChoose: () => void send('MISSING', { mealId, teamId: team.teamId }),
        }))}
      />
    </Box>
  )
}

/** To a team that lost its table: its seats at the other courses are free only when it says so. */
function AsGuests() {
  const { t } = useTranslation('evening')
  const { evening, teamId, now, send, unsent } = useEvening()
  const titleId = useId()
  const question = guestQuestion(evening, teamId, now)
  const isWaiting = unsent.some(({ kind }) => kind === 'COMING' || kind === 'NOT_COMING')
  if (question === undefined) return null
  const { answer } = question
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.25 }}
    >
      <Box component="h3" id={titleId} sx={{ m: 0, fontSize: '1rem', fontWeight: 650 }}>
        {t('host.asGuests')}
      </Box>
      <Box role={answer === undefined ? undefined : 'status'} sx={{ color: 'text.secondary' }}>
        {t(answer === undefined ? 'host.asGuestsText' : answer ? 'host.asGuestsYes' : 'host.asGuestsNo')}
      </Box>
      {answer !== undefined && <SaidLine report={lastWord({ teamId, reports: evening.reports })} />}
      {!isWaiting && (
        <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}>
          {answer !== true && (
            <Button variant="outlined" onClick={() => void send('COMING')} sx={small}>
              {t('send.asGuests')}
            </Button>
          )}
          {answer !== false && (
            <Button variant="outlined" color="error" onClick={() => void send('NOT_COMING')} sx={small}>
              {t('send.notAsGuests')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

/** Asks first: the organiser acts on it at once. */
function CannotCook({ mealId }: { mealId: string }) {
  const { t } = useTranslation('evening')
  const confirm = useConfirm()
  const { send } = useEvening()
  const handlePress = async () => {
    const isSure = await confirm({
      title: t('host.cannotTitle'),
      message: t('host.cannotText'),
      confirmLabel: t('host.cannotConfirm'),
      destructive: true,
    })
    if (isSure) await send('CANNOT_COOK', { mealId })
  }
  return (
    <Button
      variant="outlined"
      color="error"
      startIcon={<Icon path={mdiFoodOffOutline} />}
      onClick={() => void handlePress()}
      sx={small}
    >
      {t('send.cannotCook')}
    </Button>
  )
}

/** Of two narrower buttons each takes half of the row below the wide one. */
const wide = { gridColumn: '1 / -1', minHeight: 56 }
const small = { minHeight: 52, px: 1 }
