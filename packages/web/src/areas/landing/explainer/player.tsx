import { mdiPause, mdiPlay, mdiRestart, mdiSkipNext, mdiSkipPrevious } from '@mdi/js'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import * as styles from './player.css.ts'
import { facesAt, type Moment, momentAt, scenes, startOf, stillOf, totalSeconds } from './scenes.ts'
import { Stage } from './stage.tsx'

/** The animation with its text and its controls. It plays at once, because the reader has just started it. */
export function Player() {
  const { t } = useTranslation('landing')
  const playback = usePlayback()
  const moment = momentAt(playback.seconds)
  return (
    <>
      <Stage moment={moment} label={t('explainer.picture', { text: t(`explainer.${moment.key}`) })} />
      <Controls playback={playback} moment={moment} />
      <div className={styles.scene}>
        <p className={styles.sceneTitle}>{t(`explainer.${moment.key}Title`)}</p>
        <p className={styles.sceneText}>{t(`explainer.${moment.key}`)}</p>
      </div>
      <p className={styles.faces}>{t('explainer.faces', { faces: facesAt(moment) })}</p>
    </>
  )
}

interface ControlsProps {
  playback: ReturnType<typeof usePlayback>
  moment: Moment
}

/** Play, pause, restart and every scene; with reduced motion the scenes are steps from picture to picture. */
function Controls({ playback, moment }: ControlsProps) {
  const { t } = useTranslation('landing')
  const { isPlaying, toggle, restart, choose } = playback
  const group = useRef<HTMLDivElement>(null)
  // The controls replace the start button, so they take over its focus.
  useEffect(() => group.current?.focus({ preventScroll: true }), [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={group} role="group" tabIndex={-1} aria-label={t('explainer.controls')} className={styles.controls}>
      <ol className={styles.list}>
        {scenes.map(({ key }, index) => (
          <li key={key} className={styles.item}>
            <SceneButton
              label={t('explainer.scene', { number: index + 1, title: t(`explainer.${key}Title`) })}
              isCurrent={index === moment.index}
              filled={index > moment.index ? 0 : index < moment.index ? 1 : moment.progress}
              onClick={() => choose(index)}
            />
          </li>
        ))}
      </ol>
      <div className={styles.row}>
        <PlainButton
          type="button"
          aria-label={t(isPlaying ? 'explainer.pause' : 'explainer.play')}
          onClick={toggle}
          className={styles.onlyMoving}
        >
          <Icon path={isPlaying ? mdiPause : mdiPlay} />
        </PlainButton>
        <PlainButton type="button" aria-label={t('explainer.restart')} onClick={restart} className={styles.onlyMoving}>
          <Icon path={mdiRestart} />
        </PlainButton>
        <PlainButton
          type="button"
          aria-label={t('explainer.previous')}
          onClick={() => choose(moment.index - 1)}
          className={styles.previous}
        >
          <Icon path={mdiSkipPrevious} />
        </PlainButton>
        <PlainButton
          type="button"
          aria-label={t('explainer.next')}
          onClick={() => choose(moment.index + 1)}
          className={styles.button}
        >
          <Icon path={mdiSkipNext} />
        </PlainButton>
      </div>
    </div>
  )
}

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
      className={styles.sceneButton}
    >
      <svg width="100%" height="6" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" fill="currentColor" opacity="0.22" />
        <rect width={(filled * 100).toFixed(1)} height="6" fill="currentColor" />
      </svg>
    </PlainButton>
  )
}

interface Playback {
  seconds: number
  isPlaying: boolean
  toggle(): void
  restart(): void
  choose(index: number): void
}

/** The clock of the animation. It does not run with reduced motion. */
function usePlayback(): Playback {
  const [isStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [seconds, setSeconds] = useState(isStill ? stillOf(0) : 0)
  const [isPlaying, setIsPlaying] = useState(!isStill)
  useEffect(() => {
    if (!isPlaying) return
    let before: number | undefined
    let frame = requestAnimationFrame(function tick(now) {
      const passed = before === undefined ? 0 : (now - before) / 1000
      before = now
      setSeconds((at) => Math.min(at + passed, totalSeconds))
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])
  const isOver = seconds === totalSeconds
  useEffect(() => {
    if (isOver) setIsPlaying(false)
  }, [isOver])
  return {
    seconds,
    isPlaying,
    toggle() {
      if (isOver) setSeconds(0)
      setIsPlaying(!isPlaying)
    },
    restart() {
      setSeconds(0)
      setIsPlaying(true)
    },
    choose(index) {
      const sceneIndex = Math.min(Math.max(index, 0), scenes.length - 1)
      setSeconds(isPlaying ? startOf(sceneIndex) : stillOf(sceneIndex))
    },
  }
}
