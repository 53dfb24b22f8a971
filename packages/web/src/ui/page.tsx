import { mdiArrowLeft } from '@mdi/js'
import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Button from '@mui/material/Button'
import Container, { type ContainerProps } from '@mui/material/Container'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

interface Place {
  label: string
  to: string
}

interface PageProps {
  /** The one h1 of the screen, and the title of the tab. */
  title: string
  /** What this screen is for, in one sentence. */
  intro?: ReactNode
  /** Where one came from; `breadcrumbs` for deeper places. */
  back?: Place
  breadcrumbs?: readonly Place[]
  actions?: ReactNode
  /** For pages people work in: a small title in one line with the actions, which lay themselves out, and little space around. */
  dense?: boolean
  width?: ContainerProps['maxWidth']
  children: ReactNode
}

export function Page({ title, intro, back, breadcrumbs, actions, dense = false, width = 'lg', children }: PageProps) {
  return (
    <Container maxWidth={width} sx={dense ? { pt: 0.75, pb: 3 } : { pt: 3, pb: { xs: 3, md: 5 } }}>
      <title>{`${title} · Running Dinner`}</title>
      {breadcrumbs && <Trail places={breadcrumbs} />}
      {back && (
        <Button
          component={Link}
          to={back.to}
          startIcon={<Icon path={mdiArrowLeft} />}
          size="small"
          sx={{ ml: -1, mb: 1, px: 1 }}
        >
          {back.label}
        </Button>
      )}
      {dense ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1, alignItems: 'center', mb: 0.75 }}>
          <Typography variant="h1" sx={{ flex: { xs: 1, md: 'none' }, minWidth: 0, fontSize: '1.5rem' }}>
            {title}
          </Typography>
          {actions}
        </Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 3 }}>
          {/* One block, so that on a phone the actions come below both. */}
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <Typography variant="h1">{title}</Typography>
            {intro && (
              <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary', maxWidth: '68ch', mt: 1 }}>
                {intro}
              </Typography>
            )}
          </Box>
          {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
        </Box>
      )}
      {children}
    </Container>
  )
}

function Trail({ places }: { places: readonly Place[] }) {
  return (
    <Breadcrumbs sx={{ mb: 1 }}>
      {places.map((place) => (
        <MuiLink key={place.to} component={Link} to={place.to}>
          {place.label}
        </MuiLink>
      ))}
    </Breadcrumbs>
  )
}
