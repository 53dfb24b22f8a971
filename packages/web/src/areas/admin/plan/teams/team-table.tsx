import { mdiSilverwareForkKnife } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import MuiLink from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DietMarks } from '../../../../features/plan/teams/diet-badges.tsx'
import { hostingWarning } from '../../../../features/plan/teams/hosting-warning.ts'
import { MemberLine } from '../../../../features/plan/teams/member-line.tsx'
import { HostNote, TeamCourse, WishHeart } from '../../../../features/plan/teams/team-marks.tsx'
import { paths } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'

interface TeamTableProps {
  teams: readonly TeamReply[]
  adminId: string
}

/** Memoised, and without router hooks in table and rows: changing a filter renders only the rows it changes. */
export const TeamTable = memo(function TeamTable({ teams, adminId }: TeamTableProps) {
  const { t } = useTranslation('teams')
  return (
    <Card>
      <Table aria-label={t('list.label')}>
        <TableHead>
          <TableRow sx={{ '& th': { fontWeight: 600, color: 'text.secondary', py: 1.25 } }}>
            <TableCell sx={{ width: 88 }}>{t('list.number')}</TableCell>
            <TableCell>{t('list.members')}</TableCell>
            <TableCell>{t('list.course')}</TableCell>
            <TableCell>{t('list.host')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {teams.map((team) => (
            <TeamRow key={team.id} team={team} to={paths.admin.team(adminId, team.id)} />
          ))}
        </TableBody>
      </Table>
    </Card>
  )
})

const TeamRow = memo(function TeamRow({ team, to }: { team: TeamReply; to: string }) {
  const { t } = useTranslation('teams')
  const { meals } = useAdminDinner()
  const link = useRef<HTMLAnchorElement>(null)
  return (
    // The link in the first cell serves keyboards and screen readers; the row only enlarges its click area.
    <TableRow
      hover
      onClick={() => link.current?.click()}
      sx={{ cursor: 'pointer', '& td': { verticalAlign: 'top', py: 1 }, '&:last-child td': { border: 0 } }}
    >
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <MuiLink
          ref={link}
          component={Link}
          to={to}
          aria-label={t('team', { number: team.teamNumber })}
          onClick={(event) => event.stopPropagation()}
          sx={{ fontWeight: 650, fontSize: '1.0625rem' }}
        >
          {team.teamNumber}
        </MuiLink>
        <Box component="span" sx={{ ml: 1, verticalAlign: '-3px' }}>
          <WishHeart team={team} />
        </Box>
      </TableCell>
      <TableCell>
        <Members team={team} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <TeamCourse team={team} meals={meals} />
      </TableCell>
      <TableCell sx={{ maxWidth: 260 }}>
        <TeamHost team={team} />
      </TableCell>
    </TableRow>
  )
})

function Members({ team }: { team: TeamReply }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {team.teamMembers.map((member) => (
        <MemberLine key={member.id} member={member} />
      ))}
    </Box>
  )
}

interface TeamCardsProps {
  teams: readonly TeamReply[]
  adminId: string
}

/** Memoised and without router hooks, like the table. */
export const TeamCards = memo(function TeamCards({ teams, adminId }: TeamCardsProps) {
  const { t } = useTranslation('teams')
  return (
    <Box
      component="ul"
      aria-label={t('list.label')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      {teams.map((team) => (
        <TeamCard key={team.id} team={team} to={paths.admin.team(adminId, team.id)} />
      ))}
    </Box>
  )
})

const TeamCard = memo(function TeamCard({ team, to }: { team: TeamReply; to: string }) {
  const { t } = useTranslation('teams')
  const { meals } = useAdminDinner()
  return (
    <Card component="li" sx={{ px: 1.5, py: 1, position: 'relative', '&:hover': { borderColor: 'text.secondary' } }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', fontSize: '0.875rem' }}>
        <MuiLink
          component={Link}
          to={to}
          // The link's pseudo-element covers the card, so that the whole card can be pressed.
          sx={{ fontWeight: 650, fontSize: '1rem', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {t('team', { number: team.teamNumber })}
        </MuiLink>
        <WishHeart team={team} />
        <Box sx={{ ml: 'auto' }}>
          <TeamCourse team={team} meals={meals} />
        </Box>
      </Box>
      <Box sx={{ fontSize: '0.9375rem' }}>
        {team.teamMembers.map((member) => (
          <Box key={member.id} sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'text.secondary' }}>
            <Box component="span" sx={{ minWidth: 0, color: 'text.primary', fontWeight: 550 }}>
              {fullName(member)}
            </Box>
            {!team.onlyGuest && member.id === team.hostTeamMember?.id && (
              <Icon path={mdiSilverwareForkKnife} titleAccess={t('list.cooks')} sx={{ fontSize: 16 }} />
            )}
            <DietMarks person={member} />
          </Box>
        ))}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        <CardHost team={team} />
      </Box>
    </Card>
  )
})

/** Where the team cooks in one line, or why it does not. */
function CardHost({ team }: { team: TeamReply }) {
  const { t } = useTranslation('teams')
  const warning = hostingWarning(team, useAdminDinner().sessionData.numSeatsNeededForHost)
  const host = team.hostTeamMember
  if (host === null) return <Chip size="small" color="error" variant="outlined" label={t('status.cancelled')} />
  if (team.onlyGuest) return t('status.cooksNothing')
  return (
    <>
      {host.street} {host.streetNr}, {host.zip} {host.cityName}
      {warning && (
        <Box>
          <HostNote warning={warning} />
        </Box>
      )}
    </>
  )
}

/** Name and address of the host, with a warning when there are too few seats. */
function TeamHost({ team }: { team: TeamReply }) {
  const { t } = useTranslation('teams')
  const warning = hostingWarning(team, useAdminDinner().sessionData.numSeatsNeededForHost)
  const host = team.hostTeamMember
  if (host === null) return <Chip size="small" color="error" variant="outlined" label={t('status.cancelled')} />
  if (team.onlyGuest) return <Box sx={{ color: 'text.secondary' }}>{t('status.cooksNothing')}</Box>
  return (
    <Box>
      <Box>{fullName(host)}</Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {host.street} {host.streetNr}, {host.zip} {host.cityName}
      </Typography>
      {warning && <HostNote warning={warning} />}
    </Box>
  )
}
