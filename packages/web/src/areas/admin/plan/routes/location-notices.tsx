import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { addressLine } from '../../../../features/plan/dinner-routes/navigation-link.ts'
import { useRouteSelection } from '../route-map/route-selection.ts'
import { missingTeams } from './planned-page.tsx'

/** Teams without a location or with a doubtful one, each with a button to set it, and the number of teams placed by town only. */
export function LocationNotices({ teams }: { teams: readonly TeamReply[] }) {
  const { t } = useTranslation('routes')
  const missing = missingTeams(teams)
  const doubtful = teams.filter((team) => team.geocodingResult?.quality === 'DOUBTFUL')
  const approximate = teams.filter((team) => team.geocodingResult?.quality === 'APPROXIMATE').length
  return (
    <>
      <TeamsToPlace teams={missing} title={t('missing.title', { count: missing.length })} text={t('missing.text')} />
      <TeamsToPlace
        teams={doubtful}
        title={t('missing.doubtful', { count: doubtful.length })}
        text={t('missing.doubtfulText')}
      />
      {approximate > 0 && <Alert severity="info">{t('missing.approximate', { count: approximate })}</Alert>}
    </>
  )
}

function TeamsToPlace({ teams, title, text }: { teams: readonly TeamReply[]; title: string; text: string }) {
  if (teams.length === 0) return null
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{title}</AlertTitle>
      {text}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.5 }}>
        {teams.map((team) => (
          <TeamToPlace key={team.id} team={team} />
        ))}
      </Box>
    </Alert>
  )
}

function TeamToPlace({ team }: { team: TeamReply }) {
  const { t } = useTranslation('routes')
  const { select } = useRouteSelection()
  const host = team.hostTeamMember
  const name = t('team', { number: team.teamNumber })
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          {name}
          {host && `: ${fullName(host)}`}
        </Box>
        {host && addressLine(host)}
      </Box>
      {host && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={`${t('list.setPin')}: ${name}`}
          onClick={() => select({ pin: team.teamNumber, team: undefined })}
        >
          {t('list.setPin')}
        </Button>
      )}
    </Box>
  )
}
