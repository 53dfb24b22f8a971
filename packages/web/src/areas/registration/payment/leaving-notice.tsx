import { mdiOpenInNew } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'

/** Names the host of the organiser's page and waits for a click: an automatic redirect could send guests to a phishing page. */
export function LeavingNotice({ link }: { link: string }) {
  const { t } = useTranslation('payments')
  const host = hostOf(link)
  if (host === undefined) return null
  return (
    <Box
      component="section"
      aria-label={t('leaving.label')}
      sx={{ mt: 3, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Box component="p" sx={{ m: 0 }}>
        {t('leaving.text', { host })}
      </Box>
      <Box
        component="a"
        href={link}
        rel="noopener noreferrer"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          mt: 1,
          py: 1,
          color: 'primary.main',
          fontWeight: 600,
        }}
      >
        {t('leaving.go', { host })}
        <Icon path={mdiOpenInNew} sx={{ fontSize: 20 }} />
      </Box>
    </Box>
  )
}

/** Only over https: the target cannot be changed on the way. */
function hostOf(link: string): string | undefined {
  try {
    const { protocol, host } = new URL(link)
    return protocol === 'https:' ? host : undefined
  } catch {
    return undefined
  }
}
