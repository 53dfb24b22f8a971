import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { MemberLine } from '../../../features/teams/member-line.tsx'
import { TeamCourse } from '../../../features/teams/team-course.tsx'
import { WishHeart } from '../../../features/teams/wish-heart.tsx'
import { paths } from '../../../lib/paths.ts'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { TeamHost } from './team-host.tsx'

interface TeamTableProps {
  teams: readonly TeamReply[]
  adminId: string
}

/** Neither the table nor its rows look at the address, so that a filter draws only what it changes. */
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
    // The link in the first cell is for keyboards; the row only makes it bigger for a mouse.
    <TableRow
      hover
      onClick={() => link.current?.click()}
      sx={{ cursor: 'pointer', '& td': { verticalAlign: 'top' }, '&:last-child td': { border: 0 } }}
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
