import { mdiArrowRight } from '@mdi/js'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import type { Standing } from '../shell/next-step.ts'
import { nextStepPath } from '../shell/next-step-path.ts'

/** The one loud thing of the page. */
export function NextCard({ standing }: { standing: Standing }) {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const count = standing.missing
  return (
    <Card
      component="section"
      variant="elevation"
      elevation={0}
      aria-labelledby="next-step"
      sx={{ p: { xs: 2.5, sm: 3 }, bgcolor: 'primary.main', color: 'primary.contrastText' }}
    >
      <Typography variant="overline" component="p">
        {t('next.label')}
      </Typography>
      <Typography variant="h2" id="next-step" sx={{ mb: 1 }}>
        {t(`next.${standing.next}`, { count })}
      </Typography>
      <Typography sx={{ mb: 2.5, maxWidth: '56ch' }}>{t(`nextText.${standing.next}`, { count })}</Typography>
      <Button
        component={Link}
        to={nextStepPath(standing.next, adminId)}
        variant="contained"
        endIcon={<Icon path={mdiArrowRight} />}
        sx={{
          bgcolor: 'primary.contrastText',
          color: 'primary.main',
          '&:hover': { bgcolor: 'primary.contrastText', opacity: 0.92 },
          '&:focus-visible': { outlineColor: 'primary.contrastText' },
        }}
      >
        {t(`next.${standing.next}`, { count })}
      </Button>
    </Card>
  )
}
