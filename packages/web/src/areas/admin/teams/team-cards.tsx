import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { MemberLine } from '../../../features/teams/member-line.tsx'
import { TeamCourse } from '../../../features/teams/team-course.tsx'
import { WishHeart } from '../../../features/teams/wish-heart.tsx'
import { paths } from '../../../lib/paths.ts'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { TeamHost } from './team-host.tsx'

interface TeamCardsProps {
  teams: readonly TeamReply[]
  adminId: string
}

/** Like the table, it does not look at the address. */
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
        gap: 1.5,
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
    <Card component="li" sx={{ p: 2, position: 'relative', '&:hover': { borderColor: 'text.secondary' } }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1.25 }}>
        <MuiLink
          component={Link}
          to={to}
          // The link covers the card, so that a thumb need not aim.
          sx={{ fontWeight: 650, fontSize: '1.0625rem', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {t('team', { number: team.teamNumber })}
        </MuiLink>
        <WishHeart team={team} />
        <Box sx={{ ml: 'auto' }}>
          <TeamCourse team={team} meals={meals} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {team.teamMembers.map((member) => (
          <MemberLine key={member.id} member={member} />
        ))}
      </Box>
      <Box sx={{ mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('list.host')}
        </Typography>
        <TeamHost team={team} />
      </Box>
    </Card>
  )
})
