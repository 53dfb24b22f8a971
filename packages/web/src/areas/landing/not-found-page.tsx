import { mdiSignDirection } from '@mdi/js'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { Icon } from '../../ui/icon.tsx'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <Container maxWidth="sm" sx={{ py: 8, textAlign: 'center' }}>
      <title>{`${t('error.notFoundTitle')} · Running Dinner`}</title>
      <Icon path={mdiSignDirection} sx={{ fontSize: 48, color: 'text.secondary', mb: 2 }} />
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('error.notFoundTitle')}
      </Typography>
      <Typography sx={{ mb: 4 }}>{t('error.notFoundMessage')}</Typography>
      <Button component={Link} to={paths.landing()} variant="contained">
        {t('error.toStart')}
      </Button>
    </Container>
  )
}
