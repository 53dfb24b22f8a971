import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import { courses } from '@running-dinner/domain/brand/course-shapes.ts'
import { CourseShape } from './course-mark.tsx'

const rise = keyframes`
  0%, 60%, 100% { opacity: 0.35; transform: none }
  25% { opacity: 1; transform: translateY(-0.3em) }
`

/** What is loading quickly shows nothing. */
const appear = keyframes`
  from { opacity: 0 }
  to { opacity: 1 }
`

/** Shown while something of unknown duration is loading: circle, square and triangle, one after the other. */
export function LoadingSign({ label }: { label: string }) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      sx={{
        display: 'flex',
        justifyContent: 'center',
        gap: 1.5,
        py: { xs: 6, md: 9 },
        fontSize: 26,
        animation: `${appear} 200ms 250ms both`,
        '& svg': { animation: `${rise} 1.2s ease-in-out infinite` },
        '& svg:nth-of-type(2)': { animationDelay: '0.15s' },
        '& svg:nth-of-type(3)': { animationDelay: '0.3s' },
      }}
    >
      {courses.map((course) => (
        <CourseShape key={course} course={course} colour={`var(--mui-palette-course-${course})`} />
      ))}
    </Box>
  )
}
