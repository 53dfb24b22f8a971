import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { TeamLossReply } from '@running-dinner/contract/teams.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { TeamCourse } from '../../../features/teams/team-course.tsx'
import { paths } from '../../../lib/paths.ts'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { useLossTexts } from './use-loss-texts.ts'

const colours = { HIGH: 'error', MEDIUM: 'warning', LOW: 'success' } as const

/** What it would mean that one team drops out. */
export function TeamLoss({ loss }: { loss: TeamLossReply }) {
  const { t } = useTranslation('cancellation')
  const { meals } = useAdminDinner()
  const { consequences, standby, fragile } = useLossTexts(loss)
  const titleId = useId()
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {t('team', { number: loss.teamNumber })}
        </Typography>
        <TeamCourse team={loss} meals={meals} />
        <Chip
          size="small"
          variant="outlined"
          color={colours[loss.severity]}
          label={t(`whatIf.severity.${loss.severity}`)}
          sx={{ ml: 'auto' }}
        />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{loss.members.join(', ')}</Typography>
      {fragile !== undefined && <Typography sx={{ color: 'warning.main', fontWeight: 600 }}>{fragile}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {consequences.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <Box>
        <Typography>{standby.text}</Typography>
        {standby.details !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {standby.details}
          </Typography>
        )}
      </Box>
      <Button
        component={Link}
        to={paths.admin.cancelTeam(useAdminId(), loss.teamId)}
        aria-describedby={titleId}
        sx={{ mt: 'auto', ml: -1.5, alignSelf: 'flex-start' }}
      >
        {t('whatIf.cancel')}
      </Button>
    </Card>
  )
}
