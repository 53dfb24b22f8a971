import { mdiPlay } from '@mdi/js'
import Box from '@mui/material/Box'
import type { Course } from '@running-dinner/domain/brand/course-shapes.ts'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { PlainButton } from '../../../ui/plain-look.ts'
import { MapPicture } from '../pictures/map-picture.tsx'

/**
 * The evening as a picture that draws itself once, and on demand as an animation of half a minute. The code of the animation is
 * loaded when a reader starts it.
 */
export function Explainer() {
  const { t } = useTranslation('landing')
  const { t: common } = useTranslation()
  const [Player, setPlayer] = useState<ComponentType>()
  const [isMissing, setIsMissing] = useState(false)
  const start = () => {
    import('./player.tsx').then(
      ({ Player: loaded }) => setPlayer(() => loaded),
      () => setIsMissing(true),
    )
  }
  const stopAt = (course: Course, time: string) => `${t('evening.at', { time })} · ${common(`course.${course}`)}`
  return (
    <Box component="section" aria-label={t('explainer.label')}>
      {Player ? (
        <Player />
      ) : (
        <>
          <MapPicture
            label={t('start.illustration')}
            stops={{
              starter: stopAt('starter', '19:00'),
              main: stopAt('main', '21:00'),
              dessert: stopAt('dessert', '23:00'),
            }}
          />
          <PlainButton
            type="button"
            onClick={start}
            sx={{
              gap: 1,
              mt: 1,
              ml: -0.5,
              py: 1,
              pr: 1,
              minHeight: 44,
              fontWeight: 640,
              color: 'primary.main',
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            <Icon path={mdiPlay} sx={{ fontSize: 26 }} />
            {t('explainer.open')}
          </PlainButton>
        </>
      )}
      {/* Opened when the code cannot be loaded. */}
      <Transcript open={isMissing} />
    </Box>
  )
}

const scenes = ['signUp', 'teams', 'starter', 'main', 'dessert', 'party'] as const

/** The content of the animation as text. */
function Transcript({ open }: { open: boolean }) {
  const { t } = useTranslation('landing')
  return (
    <Box component="details" open={open} sx={{ '& summary': { cursor: 'pointer', py: 0.5, fontWeight: 600 } }}>
      <summary>{t('explainer.asText')}</summary>
      <Box component="ol" sx={{ pl: 3, my: 1, '& li': { mb: 1 } }}>
        {scenes.map((key) => (
          <li key={key}>{t(`explainer.${key}`)}</li>
        ))}
      </Box>
    </Box>
  )
}
