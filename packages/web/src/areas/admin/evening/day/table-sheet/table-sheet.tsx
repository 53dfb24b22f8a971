import { mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { TableDoneReply, TableReply } from '@running-dinner/contract/evening'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type TableAddress, useActForTable, useTable } from '../../../../../features/evening/day/evening-table.api.ts'
import { GuestStateChip } from '../../../../../features/evening/day/guest-state-chip.tsx'
import { TableDiets } from '../../../../../features/plan/teams/diet-badges.tsx'
import { Notice } from '../../../../../kit/notice.tsx'
import { clockAfter, formatTime } from '../../../../../lib/dates.ts'
import { paths } from '../../../../../lib/paths.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { LoadError } from '../../../../../ui/load-error.tsx'
import { PageSkeleton } from '../../../../../ui/skeletons.tsx'
import { AnswerLine } from '../answer-line.tsx'
import { useTonight } from '../evening-context.tsx'
import { AskCooks } from './ask-cooks.tsx'
import { CallButton, CallList } from './call-list.tsx'
import { TableActions } from './table-actions.tsx'
import { useTableAddress } from './use-table-address.ts'

interface TableSheetProps extends TableAddress {
  onClose: () => void
}

/** One table: what can be done for its guests, who sits there, what was reported. Beside the board, on a phone over it. */
function TableSheet({ mealId, teamId, onClose }: TableSheetProps) {
  const { t } = useTranslation('tableSheet')
  const { people, teamOf } = useTonight()
  const titleId = useId()
  const course = people.meals.find((meal) => meal.mealId === mealId)?.label ?? ''
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } as const
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { ...paper, sx: { width: { xs: '100%', sm: 480 } } } }}
    >
      <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
            {t('title', { course, number: teamOf(teamId)?.teamNumber ?? '' })}
          </Typography>
          <IconButton aria-label={t('close')} onClick={onClose} edge="end" sx={{ width: 44, height: 44 }}>
            <Icon path={mdiClose} />
          </IconButton>
        </Box>
        <AnswerOnSheet mealId={mealId} teamId={teamId} />
        <SheetContent mealId={mealId} teamId={teamId} />
      </Box>
    </Drawer>
  )
}

/** A look at the sheet is no answer: whoever opens it may be about to call somebody else. */
function AnswerOnSheet({ mealId, teamId }: TableAddress) {
  const { board } = useTonight()
  const table = board.meals.find((meal) => meal.mealId === mealId)?.tables.find((each) => each.teamId === teamId)
  return table ? <AnswerLine table={{ ...table, mealId }} /> : null
}

function SheetContent(table: TableAddress) {
  const { secret, isOrganiser } = useTonight()
  const [isChosen, setIsChosen] = useState<boolean>()
  const [hostComes, setHostComes] = useState<boolean | null>(null)
  // What the host said is chosen until the organiser chooses.
  const hostLeaves = isChosen ?? hostComes === false
  const { data, error, refetch, isPlaceholderData } = useTable(secret, table, hostLeaves)
  const actForTable = useActForTable(secret, table)
  if (data && data.hostComes !== hostComes) setHostComes(data.hostComes)
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  return (
    <>
      {actForTable.data && <DoneNotice done={actForTable.data} />}
      {isOrganiser && !actForTable.data && (
        <TableActions
          table={data}
          hostLeaves={hostLeaves}
          onHostLeaves={setIsChosen}
          isBusy={actForTable.isPending || isPlaceholderData}
          error={actForTable.error}
          onAct={(action) => actForTable.mutate({ action, hostLeaves, planVersion: data.planVersion })}
          ask={<AskCooks table={table} hostLeaves={hostLeaves} />}
        />
      )}
      {isOrganiser && actForTable.data && <AskCooks table={table} hostLeaves={hostLeaves} />}
      <TablePeople table={data} />
      <TableReports table={data} />
    </>
  )
}

/** What was done, who is mailed and who has to be called. */
function DoneNotice({ done: { told: notified, toCall } }: { done: TableDoneReply }) {
  const { t } = useTranslation('tableSheet')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone: screen readers continue with what it did.
    notice.current?.focus()
  }, [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice severity="success" title={t('done')}>
        {notified.length > 0 &&
          t('doneTold', { count: notified.length, names: notified.map(({ name }) => name).join(', ') })}
        <CallList people={toCall} />
      </Notice>
    </div>
  )
}

/** What the teams of the table pressed, by whom and when, the latest first. */
function TableReports({ table: { reports, teams } }: { table: TableReply }) {
  const { t } = useTranslation('tableSheet')
  const numberOf = (teamId: string) => teams.find((team) => team.teamId === teamId)?.teamNumber ?? ''
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('reports')}
      </Typography>
      {reports.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('noReports')}</Box>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {reports.toReversed().map((report) => (
          <li key={report.id}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('team', { number: numberOf(report.teamId) })}{' '}
            </Box>
            <ReportText report={report} />
          </li>
        ))}
      </Box>
    </Box>
  )
}

function ReportText({ report: { kind, name, minutes, madeAt } }: { report: TableReply['reports'][number] }) {
  const { t } = useTranslation(['tableSheet', 'evening'])
  if (kind === 'SEEN' || kind === 'TAKEN_BACK') return null
  const text = kind === 'DIETS_READ' ? t('dietsRead') : t(`evening:said.${kind}`, { minutes: minutes ?? '' })
  const time = formatTime(madeAt)
  return name === '' ? t('evening:said.noName', { time, text }) : t('evening:said.line', { name, time, text })
}

type TableTeam = TableReply['teams'][number]

/** The host and the guests with their states, diets and numbers. */
function TablePeople({ table }: { table: TableReply }) {
  const { t } = useTranslation('tableSheet')
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('people')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {table.teams.map((team) => (
          <TeamLines
            key={team.teamId}
            team={team}
            cancelled={team.isHost && table.cancelled}
            comesAt={team.minutesLate === null ? undefined : clockAfter(table.startsAt, team.minutesLate)}
          />
        ))}
        <StandbyGuests people={table.standbyGuests} />
        {table.teams.length < 2 && <Box sx={{ color: 'text.secondary' }}>{t('nobody')}</Box>}
      </Box>
    </Box>
  )
}

interface TeamLinesProps {
  team: TableTeam
  cancelled: boolean
  /** Of a late team. */
  comesAt: string | undefined
}

function TeamLines({ team, cancelled, comesAt }: TeamLinesProps) {
  const { t } = useTranslation('tableSheet')
  const { secret, isOrganiser } = useTonight()
  const { teamId, teamNumber, isHost, state, people, diets } = team
  const hasDiets = [diets.vegan, diets.vegetarian, diets.lactose, diets.gluten].some((count) => count > 0)
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Box sx={{ fontWeight: 650 }}>{t('team', { number: teamNumber })}</Box>
        {isHost && <Chip size="small" label={cancelled ? t('cancelled') : t('cooks')} />}
        {state && <GuestStateChip state={state} comesAt={comesAt} />}
      </Box>
      {people.map((person) => (
        <PersonLine key={person.participantId} person={person} />
      ))}
      {state === 'NOT_COMING' && isOrganiser && (
        <Button component={Link} to={paths.admin.cancelTeam(secret, teamId)} variant="outlined" sx={{ mb: 1 }}>
          {t('cancelTeam', { number: teamNumber })}
        </Button>
      )}
      {(hasDiets || diets.allergens.length > 0 || diets.notes.length > 0) && <TableDiets counts={diets} none="" />}
    </Box>
  )
}

/** Whom to call where a team does not come: its place at the table is free. */
function StandbyGuests({ people }: { people: TableReply['standbyGuests'] }) {
  const { t } = useTranslation('tableSheet')
  const titleId = useId()
  if (people.length === 0) return null
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Box id={titleId} sx={{ fontWeight: 650 }}>
        {t('standbyGuests')}
      </Box>
      {people.map((person) => (
        <PersonLine key={person.participantId} person={person} />
      ))}
      <Box sx={{ color: 'text.secondary' }}>{t('standbyGuestsHow')}</Box>
    </Box>
  )
}

function PersonLine({ person }: { person: TableTeam['people'][number] }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{person.name}</Box>
      <CallButton {...person} />
    </Box>
  )
}

/** The sheet of the table that the address names. */
export function OpenTableSheet() {
  const { open, close } = useTableAddress()
  return open && <TableSheet key={`${open.mealId} ${open.teamId}`} {...open} onClose={close} />
}
