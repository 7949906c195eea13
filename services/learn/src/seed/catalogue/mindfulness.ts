import { audio, type CourseSeed, exercise, RESOURCES, text, video } from '../course-seed.ts';

const category = 'mindfulness';

export const MINDFULNESS: readonly CourseSeed[] = [
  {
    title: 'Ten Quiet Minutes',
    description:
      'A gentle start into meditation for people who believe that they cannot sit still. No incense, no special posture: ten minutes a day, for two weeks, explained in plain words.',
    category,
    level: 'Beginner',
    prerequisites: ['None. A chair will do'],
    outcomes: [
      'Sit for ten minutes without a struggle',
      'Know what to do with wandering thoughts',
      'Use the breath, sounds and the body as anchors',
      'Build the habit onto something you do already',
      'Recognise when a practice is not right for you today',
    ],
    rating: 4.9,
    ratingCount: 688,
    totalEnrollments: 6420,
    modules: [
      {
        title: 'Arriving',
        description: 'What meditation is, and is not.',
        lessons: [
          text(
            'You cannot fail at this',
            7,
            'The wandering is part of it.',
            `Meditation is not an empty head. It is noticing where your attention is and bringing it back, kindly, once more. If it wandered fifty times and you came back fifty times, you have practised fifty times.

Some days will feel restless. Those count as much as the calm ones, and perhaps more.`,
          ),
          audio(
            'First sitting: the breath',
            10,
            'Ten minutes with one anchor.',
            `Sit so that you are upright without effort. Close your eyes, or let them rest on the floor. Find the place where you feel your breath most clearly: nose, chest or belly. Stay there for one breath. Then one more.

When you notice that you are thinking, say "thinking" inwardly, as you would greet a neighbour, and come back.`,
          ),
        ],
      },
      {
        title: 'Other anchors',
        description: 'When the breath is not your friend.',
        lessons: [
          audio(
            'Second sitting: sounds',
            10,
            'Letting the world come to you.',
            `Let sounds arrive: near ones, far ones, the hum beneath. There is no need to name them. Each has a beginning and an end. Between two sounds there is a small space; rest in it.

For some people the breath makes anxiety stronger. Sounds, or the feeling of your hands, are just as good.`,
          ),
          audio(
            'Third sitting: hands and feet',
            9,
            'Grounding from the edges.',
            `Feel the soles of your feet: warmth, pressure, the fold of a sock. Now your hands: where they touch, where they don't. Move between feet and hands with each breath. If your mind is loud today, press your feet down a little and begin again.`,
          ),
        ],
      },
      {
        title: 'Keeping it',
        description: 'Two weeks, then a habit.',
        lessons: [
          exercise(
            'Tie it to something',
            6,
            'A plan in one sentence.',
            `Complete the sentence: after I ___, I sit down on ___ for ten minutes.

1. Choose something you do every day without fail: tea, brushing your teeth, closing the laptop.
2. Put the chair or cushion there tonight.
3. On bad days sit for one minute. Never miss two days in a row.`,
          ),
          text(
            'When to stop',
            6,
            'Practising safely.',
            `If sitting brings up memories or fear that are too strong, open your eyes, look around, stand up and name five things you see. You have not failed; you took care of yourself. Try walking practice instead, and talk to someone trained before you go on.`,
            [RESOURCES.doctors],
          ),
        ],
      },
    ],
  },
  {
    title: 'Mindful Rest and Better Sleep',
    description:
      'Sleep cannot be forced, but it can be invited. Evening rituals, a body at ease, a way to deal with the three-in-the-morning mind, and habits that truly make a difference.',
    category,
    level: 'Beginner',
    instructor: 'Dr. Kavya Iyengar',
    prerequisites: ['None. If you snore heavily or stop breathing at night, please see a doctor too'],
    outcomes: [
      'Understand what builds and what breaks sleep',
      'Create an evening ritual of thirty minutes',
      'Use a body scan to let go',
      'Know what to do when you lie awake',
      'Park worries on paper before bed',
      'Keep a simple sleep diary',
    ],
    rating: 4.8,
    ratingCount: 537,
    totalEnrollments: 5210,
    modules: [
      {
        title: 'How sleep works',
        description: 'Pressure, clock, and calm.',
        lessons: [
          video(
            'Three things that make you sleep',
            10,
            'Tired, dark, and safe.',
            `Sleep pressure grows with every waking hour; long naps spend it. The inner clock follows light; morning sun sets it, late screens push it back. And the body must feel safe enough to let go. Good evenings serve all three.`,
          ),
          exercise(
            'A seven-day diary',
            8,
            'Less guessing.',
            `Each morning write down: into bed, lights out, about when asleep, times awake, up, and how rested from 1 to 5. Do not check the clock at night; estimate.

After a week compute how much of your time in bed you sleep. If it is well under eighty-five per cent, go to bed later for a while and keep the hour of rising.`,
          ),
        ],
      },
      {
        title: 'The evening',
        description: 'Landing the day.',
        lessons: [
          text(
            'The thirty-minute landing',
            8,
            'A ritual that you will really do.',
            `- Ten minutes: close the day. Write tomorrow's three things down, and put the page away.
- Ten minutes: care for the body. Wash, stretch, dim the lights.
- Ten minutes: something slow. A book, music, a talk that is not about problems.

The order matters less than doing the same thing each evening.`,
          ),
          audio(
            'Body scan for the night',
            18,
            'From your toes to your forehead.',
            `Lie down as you like to sleep. Bring your attention to your toes, and let them be heavy. Your feet, your calves, your knees. With each breath out, let that part sink a little deeper into the bed. If you are asleep before we reach your forehead, so much the better.`,
          ),
        ],
      },
      {
        title: 'Three in the morning',
        description: 'Awake, and not alone with it.',
        lessons: [
          text(
            'Get up, gently',
            7,
            'Breaking the link between bed and worry.',
            `If you have been awake for what feels like twenty minutes, get up. Dim light, a chair, something dull. Go back only when your eyes get heavy. It feels like losing sleep; it teaches your body that the bed is for sleeping.

Problems look their largest at that hour. Promise yourself not to believe anything about your life after midnight.`,
          ),
          exercise(
            'The worry shelf',
            8,
            'An appointment for tomorrow.',
            `Keep paper by the chair, not by the bed.

1. Write the worry in one line.
2. Beside it: can I do something about it tomorrow? If yes, the first step.
3. If not: "not mine tonight".
4. Fold the paper and put it on a shelf. It will be there at nine.`,
            [RESOURCES.neha],
          ),
        ],
      },
    ],
  },
  {
    title: 'Mindfulness for an Anxious Mind',
    description:
      'Anxiety lives in the future; your body lives here. Learn to ground yourself, watch worries without following each of them, and move gently towards what you have been avoiding.',
    category,
    level: 'Intermediate',
    prerequisites: ['"Ten Quiet Minutes" or a little practice of your own'],
    outcomes: [
      'Ground yourself within two minutes, anywhere',
      'See a thought as a thought',
      'Ride out a wave of panic safely',
      'Allow discomfort without making it bigger',
      'Take small steps towards what you avoid',
    ],
    rating: 4.8,
    ratingCount: 446,
    totalEnrollments: 4380,
    modules: [
      {
        title: 'Here, now',
        description: 'Coming back to the room.',
        lessons: [
          audio(
            'Five, four, three, two, one',
            8,
            'A grounding practice for anywhere.',
            `Name five things you can see. Four that you can touch; touch them. Three sounds. Two smells. One taste. Take your time with each; details are what bring you back: the grain of the table, the edge of the cup.`,
          ),
          text(
            'The alarm that means well',
            8,
            'What anxiety is for.',
            `Your alarm is old and prefers a hundred false calls to one miss. A racing heart, a tight chest and cold hands are a body preparing to run. It is uncomfortable, and it passes by itself, usually within minutes. You can tell it: thank you, I have seen it.`,
          ),
        ],
      },
      {
        title: 'Thoughts are weather',
        description: 'Watching without boarding the train.',
        lessons: [
          video(
            'The platform',
            9,
            'Trains of worry, and you on the bench.',
            `Imagine that you sit on a platform. Trains come in, each with a worry painted on it: what if I fail, what if they laugh. You may notice that you are already on one, three stations away. No harm done; get off at the next stop, and walk back to the bench.`,
          ),
          exercise(
            'Label it',
            9,
            'Three words that make room.',
            `For one day, when a worry comes, say: "I notice the thought that…" and finish the sentence.

1. Write three of them down.
2. Read each aloud, slowly, in a bored voice.
3. Which lost some weight? Which wants a real step from you?`,
          ),
        ],
      },
      {
        title: 'Towards life',
        description: 'Smaller steps than you think.',
        lessons: [
          text(
            'The ladder',
            9,
            'From easy to hard.',
            `Avoiding brings relief today and a smaller world tomorrow. Write down what you avoid, in ten rungs, from slightly uneasy to very hard. Begin on the second rung. Stay until the fear drops by half, and repeat until it bores you. Then climb on.

If the whole ladder looks impossible, that is a good moment to climb with a therapist.`,
          ),
          audio(
            'Making room',
            11,
            'Breathing around discomfort.',
            `Find the place where anxiety sits today. How large is it? What shape? Breathe as though the air could flow around it. You need not like it. You only make a little more room, so that it is not the only thing in there.`,
            [RESOURCES.doctors, RESOURCES.help],
          ),
        ],
      },
    ],
  },
  {
    title: 'A Deeper Sitting Practice',
    description:
      'For those who have sat for a while and would like to go on: longer sittings, open awareness, working with boredom and grief, and a day of silence at home.',
    category,
    level: 'Advanced',
    instructor: 'Tenzin Wangmo',
    prerequisites: ['About three months of regular practice', 'No acute crisis; ask your therapist if you have one'],
    outcomes: [
      'Sit for thirty minutes and longer',
      'Move from one anchor to open awareness',
      'Meet boredom, doubt and sleepiness skilfully',
      'Let difficult feelings be there',
      'Plan a day of silence at home',
      'Take your practice into work and family',
    ],
    rating: 4.9,
    ratingCount: 132,
    totalEnrollments: 980,
    modules: [
      {
        title: 'Longer sittings',
        description: 'Beyond ten minutes.',
        lessons: [
          text(
            'The five visitors',
            10,
            'Wanting, dislike, sleepiness, restlessness, doubt.',
            `Everybody who sits for longer meets the same five visitors. You need not throw them out. Give each its name, offer it a seat, and go on.

- Wanting: what am I leaning towards?
- Dislike: what am I leaning away from?
- Sleepiness: sit taller, open your eyes.
- Restlessness: feel your whole body at once.
- Doubt: stay for three more breaths.`,
          ),
          audio(
            'Thirty minutes, few words',
            30,
            'A bell, a little guidance, and much silence.',
            `Settle. Choose your anchor for the first ten minutes. Then let it widen: breath, body, sounds, all at once. For the last ten minutes, no anchor; whatever comes is welcome and may go again. A bell will end it.`,
          ),
        ],
      },
      {
        title: 'Open awareness',
        description: 'Without an object.',
        lessons: [
          video(
            'The sky and the clouds',
            12,
            'From looking at to looking from.',
            `At first you watch the breath. Later you may notice the watching itself: wide, quiet, not in any hurry. Thoughts cross it like clouds. You do not have to push any of them. When you find yourself inside a cloud, you are already on the way out.`,
          ),
          text(
            'When grief comes',
            9,
            'Tears on the cushion.',
            `Silence brings up what was waiting. If sadness comes, let the breath hold it. If it is too much, widen your attention to the room, the light, the weight of your hands. Stop when you need to. Practice is a house with doors.`,
          ),
        ],
      },
      {
        title: 'A day of silence',
        description: 'At home, without a monastery.',
        lessons: [
          exercise(
            'Plan your day',
            15,
            'From seven to seven.',
            `1. Tell the people you live with, and agree on a note board.
2. Phone off, in a drawer.
3. Sit thirty minutes, walk thirty minutes, four rounds, with simple meals between them.
4. One hour of slow housework in silence.
5. Close with a page of writing: what was loud? What was under it?`,
            [RESOURCES.forum],
          ),
          text(
            'Back to the noise',
            8,
            'Taking it along.',
            `After silence, the first hours are tender. Speak little at first. Choose one doorway in your daily life, a real one, and let each passing through it be one conscious breath. This is how practice leaks into life.`,
          ),
        ],
      },
    ],
  },
];
