import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { TableReply } from '@running-dinner/contract/evening-table.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { GuestStateChip } from '../../../../../features/evening/day/guest-state-chip.tsx'
import { TableDiets } from '../../../../../features/plan/teams/diet-badges.tsx'
import { clockAfter } from '../../../../../lib/dates.ts'
import { paths } from '../../../../../lib/paths.ts'
import { useTonight } from '../evening-context.tsx'
import { CallButton } from './call-button.tsx'

type TableTeam = TableReply['teams'][number]

/** The host and the guests with their states, diets and numbers. */
export function TablePeople({ table }: { table: TableReply }) {
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
