import { mdiLinkVariantOff } from '@mdi/js'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'

/** Unknown, mistyped and outdated links look the same; guests cannot mend them, but they know whom to ask. */
export function InvalidLink() {
  const { t } = useTranslation('self')
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 6, md: 10 }, textAlign: 'center' }}>
      <title>{`${t('invalid.title')} · Running Dinner`}</title>
      <Icon path={mdiLinkVariantOff} sx={{ fontSize: 48, color: 'text.secondary', mb: 2 }} />
      <Typography variant="h1" sx={{ mb: 2, textWrap: 'balance' }}>
        {t('invalid.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, color: 'text.secondary' }}>
        <Typography>{t('invalid.text')}</Typography>
        <Typography>{t('invalid.help')}</Typography>
      </Box>
    </Container>
  )
}
