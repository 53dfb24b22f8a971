import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CourseMark } from '../../ui/course-mark.tsx'

const courses = [
  { course: 'starter', time: '19:00' },
  { course: 'main', time: '21:00' },
  { course: 'dessert', time: '23:00' },
] as const

/** The evening of one team in three stops. */
export function EveningSteps() {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { md: 'repeat(3, 1fr)' },
      }}
    >
      {courses.map(({ course, time }) => (
        <Box component="li" key={course} sx={{ borderTop: 3, borderColor: `course.${course}`, pt: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {t('evening.at', { time })}
          </Typography>
          <Typography variant="h3" sx={{ mb: 1 }}>
            <CourseMark course={course} label={common(`course.${course}`)} />
          </Typography>
          <Typography sx={{ maxWidth: '44ch' }}>{t(`evening.${course}`)}</Typography>
        </Box>
      ))}
    </Box>
  )
}
