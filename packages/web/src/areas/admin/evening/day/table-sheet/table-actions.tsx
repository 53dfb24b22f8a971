import { mdiAlertOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { TableActionReply, TableReply } from '@running-dinner/contract/evening'
import type { CallLinks } from '@running-dinner/contract/people'
import { Fragment, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { hostContacts } from '../../../../../features/evening/day/board-view.ts'
import type { DoneAction } from '../../../../../features/evening/day/evening-table.api.ts'
import { TableDiets } from '../../../../../features/plan/teams/diet-badges.tsx'
import { toApiError } from '../../../../../lib/api-error.ts'
import { formatTime } from '../../../../../lib/dates.ts'
import { issueTexts, useIssueText } from '../../../../../lib/issue-text.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useTonight } from '../evening-context.tsx'
import { CallButton, CallList } from './call-list.tsx'

interface TableActionsProps {
  table: TableReply
  hostLeaves: boolean
  onHostLeaves: (leaves: boolean) => void
  /** While the press is under way, and while the people of another answer are shown. */
  isBusy: boolean
  error: unknown
  onAct: (action: DoneAction) => void
  /** The other way to find a cook: asking all by mail. */
  ask: ReactNode
}

/** What can be done, the best first; only the first button is the primary one. The question changes what each of them does, so it is first. */
export function TableActions({ table, hostLeaves, onHostLeaves, isBusy, error, onAct, ask }: TableActionsProps) {
  const { t } = useTranslation('tableSheet')
  const first = table.actions.find(({ kind }) => kind !== 'WAIT')
  const hasStandby = table.actions.some(({ kind }) => kind === 'STANDBY')
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3">{t('actions')}</Typography>
      {error !== null && <Refused error={error} />}
      {first && !table.cancelled && <HostQuestion table={table} leaves={hostLeaves} onChange={onHostLeaves} />}
      {table.actions.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('none')}</Box>}
      {table.actions.map((action) => (
        <Fragment key={action.kind}>
          <ActionCard action={action} isFirst={action === first} isBusy={isBusy} onAct={onAct} />
          {action.kind === 'STANDBY' && ask}
        </Fragment>
      ))}
      {!hasStandby && ask}
    </Box>
  )
}

/** The lost host may still come to the other courses; their visits stay until the answer is no. */
function HostQuestion({
  table,
  leaves,
  onChange,
}: {
  table: TableReply
  leaves: boolean
  onChange: (leaves: boolean) => void
}) {
  const { t } = useTranslation('tableSheet')
  const id = useId()
  const number = table.teams.find(({ isHost }) => isHost)?.teamNumber ?? ''
  return (
    <FormControl>
      <FormLabel id={id}>{t('hostAsk', { number })}</FormLabel>
      {table.hostComes !== null && (
        <Box sx={{ fontWeight: 650 }}>{t(table.hostComes ? 'hostSaid.comes' : 'hostSaid.leaves')}</Box>
      )}
      <RadioGroup aria-labelledby={id} value={String(leaves)} onChange={(_, value) => onChange(value === 'true')}>
        <FormControlLabel value="false" control={<Radio />} label={t('hostComes')} />
        <FormControlLabel value="true" control={<Radio />} label={t('hostLeaves')} />
      </RadioGroup>
      {leaves && <Box sx={{ color: 'text.secondary' }}>{t('hostLeavesText')}</Box>}
    </FormControl>
  )
}

function Refused({ error }: { error: unknown }) {
  const { t } = useTranslation('tableSheet')
  useIssueText()
  const isMoved = toApiError(error).status === 409
  return <Alert severity={isMoved ? 'warning' : 'error'}>{isMoved ? t('moved') : issueTexts(error).join(' ')}</Alert>
}

interface ActionCardProps {
  action: TableActionReply
  isFirst: boolean
  isBusy: boolean
  onAct: (action: DoneAction) => void
}

/** One thing to do with all that follows from it; the button says how many people are mailed. */
function ActionCard({ action, isFirst, isBusy, onAct }: ActionCardProps) {
  const { t } = useTranslation('tableSheet')
  const { kind, freeUntil, standby, told: notified, toCall } = action
  const names = standby.map(({ name }) => name).join(', ')
  return (
    <Card component="section" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="h4">{t(`kinds.${kind}`, { names })}</Typography>
      {kind === 'WAIT' && (freeUntil ? t('freeUntil', { time: formatTime(freeUntil) }) : t('notFree'))}
      {kind === 'DROP' && t('dropText')}
      <ActionConsequences action={action} />
      {isDone(action) && (
        <>
          <CallList people={toCall} />
          <Button
            variant={isFirst ? 'contained' : 'outlined'}
            size={isFirst ? 'large' : 'medium'}
            color={kind === 'DROP' ? 'error' : 'primary'}
            disabled={isBusy}
            onClick={() => onAct(action)}
            sx={{ textWrap: 'balance' }}
          >
            {t(`do.${action.kind}`, { count: notified.length })}
          </Button>
          {notified.length > 0 && (
            <Box component="details" sx={{ color: 'text.secondary' }}>
              <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
                {t('told', { count: notified.length })}
              </Box>
              {notified.map(({ name }) => name).join(', ')}
            </Box>
          )}
        </>
      )}
    </Card>
  )
}

function isDone(action: TableActionReply): action is DoneAction {
  return action.kind !== 'WAIT'
}

type Seat = TableActionReply['seats'][number]

/** Who goes where, and what the hosts there have to know before. */
function ActionConsequences({ action: { seats, crowded, standby, toCall } }: { action: TableActionReply }) {
  const { t } = useTranslation('tableSheet')
  const nameOf = useTeamName(standby.map(({ name }) => name).join(', '))
  const { teamOf } = useTonight()
  // People who step in planned nothing: what their guests eat is no surprise, and is listed below the seats.
  const surprised = seats.filter(({ newDiets, hostTeamId }) => newDiets !== null && hostTeamId !== null)
  const toAsk = [
    ...new Set([...crowded, ...surprised.map(({ hostTeamId }) => ({ teamId: hostTeamId }))].map((each) => each.teamId)),
  ]
  if (seats.length === 0) return null
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {seats.map((seat) => (
          <li key={seat.guestTeamId}>
            {seat.hostTeamId === null
              ? t('seatStandby', { guest: nameOf(seat.guestTeamId) })
              : t('seat', { guest: nameOf(seat.guestTeamId), host: nameOf(seat.hostTeamId) })}
            <Box sx={{ color: 'text.secondary' }}>
              <SeatFacts seat={seat} nameOf={nameOf} />
            </Box>
            {seat.hostTeamId === null && seat.newDiets && <TableDiets counts={seat.newDiets} none="" />}
          </li>
        ))}
      </Box>
      {toAsk.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Icon path={mdiAlertOutline} sx={{ color: 'warning.main', mt: '2px' }} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            {crowded.map(({ teamId, seats: places, people }) => (
              <Box key={teamId}>
                {t(places === null ? 'crowdedUnknown' : 'crowded', {
                  host: nameOf(teamId),
                  seats: places ?? 0,
                  people,
                })}
              </Box>
            ))}
            {surprised.map(({ guestTeamId, hostTeamId, newDiets }) => (
              <Box key={guestTeamId}>
                {t('newDiets', { host: nameOf(hostTeamId) })}
                {newDiets && <TableDiets counts={newDiets} none="" />}
              </Box>
            ))}
            <Box sx={{ fontWeight: 650 }}>{t('callFirst')}</Box>
            {toAsk.map((teamId) => {
              const { names, calls } = hostContacts(teamId === null ? undefined : teamOf(teamId))
              return <CallLine key={teamId} name={names[0] ?? ''} callLinks={calls} />
            })}
          </Box>
        </Box>
      )}
      {standby
        .filter(({ participantId }) => toCall.every((person) => person.participantId !== participantId))
        .map(({ participantId, name, callLinks }) => (
          <CallLine key={participantId} name={name} callLinks={callLinks} />
        ))}
    </>
  )
}

function SeatFacts({
  seat: { guestTeamId, wayMinutes, lateMinutes, meetAgain },
  nameOf,
}: {
  seat: Seat
  nameOf: NameOf
}) {
  const { t } = useTranslation('tableSheet')
  return [
    wayMinutes === null ? t('wayUnknown') : t('way', { minutes: wayMinutes }),
    ...(lateMinutes > 0 ? [t('late', { minutes: lateMinutes })] : []),
    ...(meetAgain.length > 0
      ? [t('meetAgain', { guest: nameOf(guestTeamId), teams: meetAgain.map((id) => nameOf(id)).join(', ') })]
      : []),
  ].join(' · ')
}

function CallLine({ name, callLinks }: { name: string; callLinks: CallLinks }) {
  if (callLinks.length === 0) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1 }}>{name}</Box>
      <CallButton name={name} callLinks={callLinks} />
    </Box>
  )
}

type NameOf = (teamId: string | null) => string

/** People who step in have no team yet. */
function useTeamName(standbyNames: string): NameOf {
  const { t } = useTranslation('tableSheet')
  const { teamOf } = useTonight()
  return (teamId) => {
    const team = teamId === null ? undefined : teamOf(teamId)
    if (!team) return standbyNames
    const names = team.members.map(({ name }) => name.split(' ')[0]).join(', ')
    return t('teamNames', { number: team.teamNumber, names })
  }
}
