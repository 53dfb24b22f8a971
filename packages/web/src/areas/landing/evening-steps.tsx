import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CourseMark } from '../../ui/course-mark.tsx'

const courses = [
  { course: 'starter', time: '19:00' },
  { course: 'main', time: '21:00' },
  { course: 'dessert', time: '23:00' },
] as const

/** The evening of one team in three stops, one below the other like a route. */
export function EveningSteps() {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {courses.map(({ course, time }) => (
        <Box
          component="li"
          key={course}
          sx={{
            position: 'relative',
            pl: 3,
            pb: 3.5,
            borderLeft: 3,
            borderColor: `course.${course}`,
            '&:last-child': { pb: 0 },
          }}
        >
          <Typography variant="h3" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mb: 0.5 }}>
            <CourseMark course={course} label={common(`course.${course}`)} />
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
              {t('evening.at', { time })}
            </Box>
          </Typography>
          <Typography sx={{ maxWidth: '48ch' }}>{t(`evening.${course}`)}</Typography>
        </Box>
      ))}
    </Box>
  )
}
