import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { courses } from '@running-dinner/domain/guests/brand/course-shapes.ts'
import type { ReactNode } from 'react'
import { CourseShape } from '../kit/course-mark.tsx'
import { Icon } from './icon.tsx'

/** Says what this place is for and offers the next step. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: string
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <Box
      sx={{
        textAlign: 'center',
        py: { xs: 5, md: 8 },
        px: 2,
        border: 1,
        bgcolor: 'background.paper',
        borderColor: 'divider',
        borderRadius: 3,
      }}
    >
      <Box
        sx={{
          position: 'relative',
          width: 132,
          height: 72,
          mx: 'auto',
          mb: 1.5,
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'flex',
            alignItems: 'center',
            fontSize: 62,
            '& svg': { mx: '-6px', opacity: 0.22 },
          }}
        >
          {courses.map((course) => (
            <CourseShape key={course} course={course} colour={`var(--mui-palette-course-${course})`} />
          ))}
        </Box>
        <Icon path={icon} sx={{ position: 'relative', fontSize: 40 }} />
      </Box>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '56ch', mx: 'auto' }}>
          {children}
        </Typography>
      )}
      {action && (
        <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>{action}</Box>
      )}
    </Box>
  )
}
