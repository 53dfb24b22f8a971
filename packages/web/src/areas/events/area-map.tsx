import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { areaTiles } from './area-tiles.ts'

/** A still picture of the town, from tiles of our own origin; without a tile source the ground and the name remain. */
export function AreaMap({ city, area }: { city: string; area: NonNullable<PublicDinner['area']> }) {
  const { t } = useTranslation('events')
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box
        role="img"
        aria-label={t('page.areaMap', { city })}
        sx={{
          position: 'relative',
          height: 240,
          overflow: 'hidden',
          borderRadius: 3,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'action.hover',
          // Streets as faint lines, where no picture comes.
          backgroundImage:
            'linear-gradient(115deg, transparent 48%, var(--mui-palette-divider) 48% 50%, transparent 50%), linear-gradient(25deg, transparent 62%, var(--mui-palette-divider) 62% 63.5%, transparent 63.5%)',
        }}
      >
        {areaTiles(area).map(({ url, left, top }) => (
          <Box
            key={url}
            component="img"
            src={url}
            alt=""
            width={256}
            height={256}
            loading="lazy"
            decoding="async"
            onError={(event: { currentTarget: HTMLImageElement }) => {
              event.currentTarget.hidden = true
            }}
            sx={{
              position: 'absolute',
              left: `calc(50% + ${left}px)`,
              top: `calc(50% + ${top}px)`,
              '[data-color-scheme="dark"] &': { filter: 'invert(0.9) hue-rotate(180deg) saturate(0.6)' },
              '&[hidden]': { display: 'none' },
            }}
          />
        ))}
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
        left: 'calc(50% - 90px)',
        top: 'calc(50% - 90px)',
        width: 180,
        height: 180,
        borderRadius: '50%',
        border: '3px solid var(--mui-palette-primary-main)',
        bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 14%, transparent)',
      }}
    />
  )
}
