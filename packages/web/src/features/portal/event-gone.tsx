import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { EventState } from '@running-dinner/contract/public-pages.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'

/** No such event, or none any more: says which, and where to go instead. */
export function EventGone({ state }: { state: Exclude<EventState['state'], 'FOUND'> }) {
  const { t } = useTranslation('events')
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 6, md: 10 }, textAlign: 'center' }}>
      <title>{`${t(`gone.${state}`)} · Running Dinner`}</title>
      <meta name="robots" content="noindex" />
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t(`gone.${state}`)}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t(`gone.${state}_text`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
        <ActionLink to={paths.events()} variant="contained">
          {t('gone.others')}
        </ActionLink>
        <ActionLink to={paths.wizard.basics()} variant="outlined">
          {t('gone.own')}
        </ActionLink>
      </Box>
      {state === 'EXPIRED' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 4 }}>
          {t('gone.hosted')}{' '}
          <MuiLink href={paths.myEvents()} color="inherit">
            {t('gone.again')}
          </MuiLink>
        </Typography>
      )}
    </Container>
  )
}
