import { mdiArrowRight } from '@mdi/js'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { lightPalette } from '../../../ui/theme-palette.ts'
import { useAdminId } from '../shell/admin-dinner.ts'
import type { Standing } from '../shell/next-step.ts'
import { nextStepPath } from '../shell/next-step-path.ts'
import { ReachText } from './reach-text.tsx'

/** The brand's colour in both schemes: the light blue of the dark scheme would glare in this size. */
const ground = lightPalette.primary.main

/** The one loud thing of the page. */
export function NextCard({ standing }: { standing: Standing }) {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const { next, count } = standing
  // Where the heading says what happens rather than what to do, the button has words of its own.
  const action = next === 'confirm' || next === 'waitForMore' ? t(`nextAction.${next}`) : t(`next.${next}`, { count })
  return (
    <Card
      component="section"
      variant="elevation"
      elevation={0}
      aria-labelledby="next-step"
      sx={{ p: { xs: 2.5, sm: 3 }, bgcolor: ground, color: '#fff' }}
    >
      <Typography variant="overline" component="p">
        {t('next.label')}
      </Typography>
      <Typography variant="h2" id="next-step" sx={{ mb: 1 }}>
        {t(`next.${next}`, { count })}
      </Typography>
      <Typography sx={{ mb: 2.5, maxWidth: '56ch' }}>
        {standing.reach === undefined ? (
          t(`nextText.${standing.next}`, { count })
        ) : (
          <ReachText reach={standing.reach} />
        )}
      </Typography>
      <Button
        component={Link}
        to={nextStepPath(standing, adminId)}
        variant="contained"
        endIcon={<Icon path={mdiArrowRight} />}
        sx={{
          bgcolor: '#fff',
          color: ground,
          '&:hover': { bgcolor: '#e8eef3' },
          '&:focus-visible': { outlineColor: '#fff' },
        }}
      >
        {action}
      </Button>
    </Card>
  )
}
