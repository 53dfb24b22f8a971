import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Page } from '../../ui/page.tsx'
import { Prose } from './prose.tsx'

const kinds = [
  { kind: 'real', to: paths.wizard.basics(), variant: 'contained' },
  { kind: 'demo', to: paths.wizard.demo(), variant: 'outlined' },
] as const

/** The door to the wizard: a real event or a demo. */
export function CreatePage() {
  const { t } = useTranslation('landing')
  return (
    <Page title={t('create.title')} intro={t('create.intro')} width="md">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 5 }}>
        {kinds.map(({ kind, to, variant }) => (
          <Card key={kind} sx={{ display: 'flex', flexDirection: 'column' }}>
            <CardContent sx={{ flex: 1 }}>
              <Typography variant="h2" sx={{ mb: 1 }}>
                {t(`create.${kind}`)}
              </Typography>
              <Typography>{t(`create.${kind}Text`)}</Typography>
            </CardContent>
            <CardActions sx={{ p: 2 }}>
              <ActionLink to={to} variant={variant}>
                {t(`create.${kind}Action`)}
              </ActionLink>
            </CardActions>
          </Card>
        ))}
      </Box>
      <Prose title={t('create.needTitle')}>
        <ul>
          <li>{t('create.need1')}</li>
          <li>{t('create.need2')}</li>
          <li>{t('create.need3')}</li>
        </ul>
      </Prose>
    </Page>
  )
}
