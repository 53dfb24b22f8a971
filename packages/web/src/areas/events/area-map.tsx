import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

interface AreaMapProps {
  city: string
  /** City of the event. */
  publicId: string
}

const width = 720
const height = 480

/** A still map of the city from this server; without map tiles only its background is visible. */
export function AreaMap({ city, publicId }: AreaMapProps) {
  const { t } = useTranslation('events')
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: `${width} / ${height}`,
          overflow: 'hidden',
          borderRadius: 3,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
          // Faint lines in place of streets where there is no map.
          backgroundImage:
            'linear-gradient(115deg, transparent 48%, var(--mui-palette-divider) 48% 50%, transparent 50%), linear-gradient(25deg, transparent 62%, var(--mui-palette-divider) 62% 63.5%, transparent 63.5%)',
        }}
      >
        <Box
          component="img"
          src={`/running-dinner-events/${encodeURIComponent(publicId)}/area.webp`}
          alt={t('page.areaMap', { city })}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          sx={{
            display: 'block',
            width: 1,
            height: 'auto',
            '[data-color-scheme="dark"] &': { filter: 'invert(0.9) hue-rotate(180deg) saturate(0.6)' },
          }}
        />
        <Circle />
      </Box>
      <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary', display: 'block', mt: 0.5 }}>
        {t('page.attribution')}
      </Typography>
    </Box>
  )
}

function Circle() {
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        m: 'auto',
        width: '46%',
        aspectRatio: '1',
        borderRadius: '50%',
        border: '3px solid var(--mui-palette-primary-main)',
        bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 14%, transparent)',
      }}
    />
  )
}
