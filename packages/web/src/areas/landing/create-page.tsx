import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { LanternsPicture } from './pictures/lanterns-picture.tsx'
import { PlanPicture } from './pictures/plan-picture.tsx'
import { Prose } from './prose.tsx'
import { PublicFrame } from './public-frame.tsx'

const kinds = [
  { kind: 'real', to: paths.wizard.basics(), variant: 'contained', Picture: PlanPicture },
  { kind: 'demo', to: paths.wizard.demo(), variant: 'outlined', Picture: LanternsPicture },
] as const

/** Choice between a real event and a demo, before the wizard. */
export function CreatePage({ data }: PageProps<{ origin: string }>) {
  const { t } = useTranslation('guide')
  return (
    <PublicFrame
      title={t('create.title')}
      intro={t('create.intro')}
      width="md"
      preview={{ origin: data.origin, path: paths.create() }}
    >
      <Box sx={{ display: 'grid', gap: { xs: 2.5, sm: 3 }, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 6 }}>
        {kinds.map(({ kind, to, variant, Picture }) => (
          <Box
            key={kind}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: 3,
              p: 1.5,
            }}
          >
            <Picture />
            <Box sx={{ px: 1, pt: 2.5, pb: 1.5, display: 'flex', flexDirection: 'column', flex: 1 }}>
              <Typography variant="h2" sx={{ mb: 1 }}>
                {t(`create.${kind}`)}
              </Typography>
              <Typography sx={{ flex: 1, mb: 3 }}>{t(`create.${kind}Text`)}</Typography>
              <ActionLink to={to} variant={variant} size="large">
                {t(`create.${kind}Action`)}
              </ActionLink>
            </Box>
          </Box>
        ))}
      </Box>
      <Prose title={t('create.needTitle')}>
        <ul>
          <li>{t('create.need1')}</li>
          <li>{t('create.need2')}</li>
          <li>{t('create.need3')}</li>
        </ul>
      </Prose>
    </PublicFrame>
  )
}
