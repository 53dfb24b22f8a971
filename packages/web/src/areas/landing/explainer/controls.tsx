import { mdiPause, mdiPlay, mdiRestart, mdiSkipNext, mdiSkipPrevious } from '@mdi/js'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { PlainButton } from '../../../ui/plain-look.ts'
import { type Moment, scenes } from './scenes.ts'
import type { usePlayback } from './use-playback.ts'

interface ControlsProps {
  playback: ReturnType<typeof usePlayback>
  moment: Moment
}

/** Play, pause, restart and every scene; with reduced motion the scenes are steps from picture to picture. */
export function Controls({ playback, moment }: ControlsProps) {
  const { t } = useTranslation('landing')
  const { isPlaying, toggle, restart, choose } = playback
  const group = useRef<HTMLDivElement>(null)
  // The controls replace the start button, so they take over its focus.
  useEffect(() => group.current?.focus({ preventScroll: true }), [])
  return (
    <Box ref={group} role="group" tabIndex={-1} aria-label={t('explainer.controls')} sx={{ mt: 1, mb: 1.5 }}>
      <Box component="ol" sx={{ listStyle: 'none', display: 'flex', gap: 0.75, m: 0, p: 0 }}>
        {scenes.map(({ key }, index) => (
          <Box component="li" key={key} sx={{ flex: 1 }}>
            <SceneButton
              label={t('explainer.scene', { number: index + 1, title: t(`explainer.${key}Title`) })}
              isCurrent={index === moment.index}
              filled={index > moment.index ? 0 : index < moment.index ? 1 : moment.progress}
              onClick={() => choose(index)}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', ml: -1 }}>
        <ControlButton
          type="button"
          aria-label={t(isPlaying ? 'explainer.pause' : 'explainer.play')}
          onClick={toggle}
          sx={onlyMoving}
        >
          <Icon path={isPlaying ? mdiPause : mdiPlay} />
        </ControlButton>
        <ControlButton type="button" aria-label={t('explainer.restart')} onClick={restart} sx={onlyMoving}>
          <Icon path={mdiRestart} />
        </ControlButton>
        <ControlButton
          type="button"
          aria-label={t('explainer.previous')}
          onClick={() => choose(moment.index - 1)}
          sx={{ ml: 'auto' }}
        >
          <Icon path={mdiSkipPrevious} />
        </ControlButton>
        <ControlButton type="button" aria-label={t('explainer.next')} onClick={() => choose(moment.index + 1)}>
          <Icon path={mdiSkipNext} />
        </ControlButton>
      </Box>
    </Box>
  )
}

const ControlButton = styled(PlainButton)(({ theme }) => ({
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: (theme.vars ?? theme).palette.text.secondary,
  '&:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
}))

const onlyMoving = { '@media (prefers-reduced-motion: reduce)': { display: 'none' } }

interface SceneButtonProps {
  label: string
  isCurrent: boolean
  /** Share of this scene that was played, 0 to 1. */
  filled: number
  onClick: () => void
}

function SceneButton({ label, isCurrent, filled, onClick }: SceneButtonProps) {
  return (
    <PlainButton
      type="button"
      aria-label={label}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onClick}
      sx={{ width: '100%', height: 28, borderRadius: 1, color: 'primary.main' }}
    >
      <svg width="100%" height="6" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" fill="currentColor" opacity="0.22" />
        <rect width={(filled * 100).toFixed(1)} height="6" fill="currentColor" />
      </svg>
    </PlainButton>
  )
}
