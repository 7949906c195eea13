import { audio, type CourseSeed, exercise, RESOURCES, text, video } from '../course-seed.ts';

const category = 'communication';

export const COMMUNICATION: readonly CourseSeed[] = [
  {
    title: 'Listening So That People Talk',
    description:
      'Most of us listen to answer. Learn the small skills that make others feel heard: attention, silence, reflecting, and questions that open doors rather than close them.',
    category,
    level: 'Beginner',
    prerequisites: ['None'],
    outcomes: [
      'Give someone your full attention for ten minutes',
      'Use silence without fear',
      'Ask open questions',
      'Sum up in one sentence what you heard',
      'Notice your own listening habits',
      'Know when advice is welcome',
    ],
    rating: 4.7,
    ratingCount: 358,
    totalEnrollments: 3320,
    modules: [
      {
        title: 'Attention',
        description: 'The rarest gift.',
        lessons: [
          text(
            'The habits of half-listening',
            7,
            'Which one is yours?',
            `Rehearsing your answer. Comparing with your own story. Fixing. Guessing the end of the sentence. Looking at the phone "for a second". We all have a favourite. Choose one, and leave it out of a single conversation today. Watch what happens to the other person's face.`,
          ),
          exercise(
            'One conversation a day',
            10,
            'A week of real attention.',
            `1. Choose one talk a day in which the phone is in another room.
2. Wait two full seconds before you answer.
3. In the evening write: what did I hear that I would have missed?`,
          ),
        ],
      },
      {
        title: 'Silence and questions',
        description: 'Less of you, more of them.',
        lessons: [
          video(
            'The power of two seconds',
            8,
            'Why people say the real thing after a pause.',
            `The first answer is often the practised one. If you stay friendly and quiet for two more seconds, the second answer comes, and it is usually the true one. Look at them softly. Nod. Count if you must.`,
          ),
          text(
            'Questions that open',
            8,
            'What and how, rarely why.',
            `"Why did you do that?" asks for a defence. "What was going on for you?" asks for a story. Begin with what or how, keep it short, ask one at a time, and do not hide your advice inside it. "Have you thought of calling her?" is not a question.`,
          ),
        ],
      },
      {
        title: 'Giving it back',
        description: 'Being heard, made visible.',
        lessons: [
          text(
            'The one-sentence summary',
            7,
            'Shorter and deeper.',
            `"So it's less about the money, and more that nobody asked you." A good summary is shorter than what was said and reaches a little further. End it as a question in your voice, so that they can correct you. The correction is the best part.`,
          ),
          audio(
            'Listening to the room',
            9,
            'An ear-opening practice.',
            `Sit still and listen to the farthest sound. Stay with it. Then the nearest. Then everything at once, like an orchestra tuning. Notice how little you need to do in order to hear. Take that ease into your next conversation.`,
            [RESOURCES.forum],
          ),
        ],
      },
    ],
  },
  {
    title: 'Kind and Clear Boundaries',
    description:
      'A boundary is not a wall; it is a door with a handle on your side. Learn to notice your limits in time, say no in one sentence, and bear the feelings that follow.',
    category,
    level: 'Intermediate',
    instructor: 'Dr. Meera Nambiar',
    prerequisites: ['None. It helps to think of one situation in which you say yes too often'],
    outcomes: [
      'Recognise resentment as a signal',
      'Say no in one sentence, without a lie',
      'Set limits with family as well as at work',
      'Keep a boundary when it is tested',
      'Live with the guilt until it fades',
      'Know when distance is the safest boundary',
    ],
    rating: 4.9,
    ratingCount: 502,
    totalEnrollments: 4705,
    modules: [
      {
        title: 'Knowing your limits',
        description: 'Resentment is a compass.',
        lessons: [
          text(
            'What resentment tells you',
            8,
            'The bill for a yes.',
            `If you gave freely, there is no resentment. If it comes, you have probably given something that you did not have. Look back at the last three times you felt used, and find the moment in which you wanted to say no. That is where the boundary belongs.`,
          ),
          exercise(
            'Your limits map',
            10,
            'Time, body, money, feelings.',
            `For each of the four, write:

1. What am I glad to give?
2. What do I give only when asked kindly?
3. What do I not give, to anyone?

Circle one line that is being crossed at present.`,
          ),
        ],
      },
      {
        title: 'Saying it',
        description: 'Short is kind.',
        lessons: [
          video(
            'No is a whole sentence',
            9,
            'And "no, thank you" a friendly one.',
            `The more reasons you give, the more there is to debate. "I can't take that on this month." Stop there. Let the silence do its work. If it helps, offer what you can truly give: "I can look at it for ten minutes on Monday."`,
          ),
          text(
            'With the people you love',
            9,
            'Limits in families.',
            `In close families a limit may sound like a rejection, so say the love aloud: "I love our Sundays. I also need this Sunday to sleep. I'll come next week." You are allowed to disappoint people who love you. They are allowed to be disappointed. The bond can usually hold both.`,
          ),
        ],
      },
      {
        title: 'Keeping it',
        description: 'Pushback, guilt and safety.',
        lessons: [
          audio(
            'Sitting with guilt',
            9,
            'The feeling after a no.',
            `You said no, and now there is guilt. Feel where it is. It does not prove that you did wrong; it shows that you did something new. Breathe. Imagine the same request in a month, and yourself, rested. Let the feeling stay as long as it likes, and do not call back to take it away.`,
          ),
          text(
            'When a limit is not safe',
            7,
            'Some people punish a no.',
            `If someone frightens, threatens or hurts you when you set a limit, this is no longer about finding better words. Your safety comes first. Talk to somebody you trust, keep the helplines near, and do not confront them alone.`,
            [RESOURCES.help, RESOURCES.doctors],
          ),
        ],
      },
    ],
  },
  {
    title: 'Arguing Well: Conflict for Couples and Friends',
    description:
      'People who stay close do not argue less; they repair sooner. Fair rules, softer openings, the need beneath the complaint, and ways back to each other.',
    category,
    level: 'Intermediate',
    prerequisites: ['For any close relation in which both feel safe'],
    outcomes: [
      'Open a complaint without blame',
      'Hear the longing beneath criticism',
      'Stop the four habits that poison arguments',
      'Make and accept attempts to repair',
      'Solve what can be solved, and live with the rest',
    ],
    rating: 4.6,
    ratingCount: 274,
    totalEnrollments: 2480,
    modules: [
      {
        title: 'How arguments go wrong',
        description: 'Four habits, four remedies.',
        lessons: [
          text(
            'Criticism, contempt, defence, withdrawal',
            10,
            'And what to do in their place.',
            `- Instead of criticism, a wish: "I'd love to eat together tonight."
- Instead of contempt, one thing that you value in them, said aloud.
- Instead of defence, a part that you own: "True, I forgot."
- Instead of withdrawal, a break with a time to return.

Contempt does the most harm. Eye-rolling counts.`,
          ),
          exercise(
            'Replay',
            12,
            'Your last argument, slower.',
            `1. Write it as a scene, ten lines, as a neighbour would have heard it.
2. Mark the four habits.
3. Rewrite one line, your own, in its better form.
4. Read the new scene to each other, if you both like.`,
          ),
        ],
      },
      {
        title: 'The need beneath',
        description: 'Every complaint is a clumsy wish.',
        lessons: [
          video(
            'Turning a complaint over',
            9,
            'What is on the back of it?',
            `"You're always on your phone." Turn it over: "I miss you." It takes courage to say the back side first. Try it with small things. The person who hears "I miss you" seldom needs to defend anything.`,
          ),
          text(
            'Two right people',
            8,
            'When neither is wrong.',
            `Most lasting conflicts are differences, not problems: order and ease, near and free, saving and giving. They don't get solved; they get kinder. Ask each other: what does this mean to you? Where did you learn it? What is the smallest part of it that you need?`,
          ),
        ],
      },
      {
        title: 'The way back',
        description: 'Repair, early and often.',
        lessons: [
          text(
            'Little bridges',
            7,
            'How to begin again.',
            `A touch on the arm. "Can I try that again?" A joke at your own cost. "I hear you, give me a second." Such bridges look small and hold a lot, if the other one steps on them. So agree: when one of us builds a bridge, the other tries to cross.`,
          ),
          audio(
            'Before you speak again',
            8,
            'Three minutes apart, together.',
            `Sit in different rooms. Breathe slowly. Think of a moment in which this person was good to you. Let your face soften. Now ask yourself: what do I truly want in the next ten minutes? To be right, or to be close? Go back with that.`,
            [RESOURCES.doctors],
          ),
        ],
      },
    ],
  },
  {
    title: 'Speaking in Front of Others',
    description:
      'Nerves are energy without a direction. Learn to prepare one clear message, settle your body before you start, hold a room with stories and pauses, and answer questions with ease.',
    category,
    level: 'Advanced',
    instructor: 'Rohan Bhattacharya',
    prerequisites: ['A talk, class or meeting coming up in which you will speak'],
    outcomes: [
      'Boil a talk down to one sentence',
      'Build it from a story, a point and a step',
      'Turn nervousness into presence',
      'Use your voice, pauses and eyes',
      'Answer questions that you did not expect',
    ],
    rating: 4.5,
    ratingCount: 189,
    totalEnrollments: 1735,
    modules: [
      {
        title: 'One message',
        description: 'What should they tell others afterwards?',
        lessons: [
          text(
            'The sentence on the door',
            8,
            'If they remember one thing.',
            `Write the sentence that a listener should say to a friend on the way out. At most fifteen words. Everything that does not serve it goes, also the slide you love. A talk is not a report; it is one idea, carried well.`,
          ),
          exercise(
            'Story, point, step',
            14,
            'A talk in three parts.',
            `1. A moment: where, who, what went wrong? Begin in the middle of it.
2. The point: what did it show you?
3. The step: what can the listeners do on Monday?

Say it aloud with a timer at five minutes. Do not write it out; write three words for each part.`,
          ),
        ],
      },
      {
        title: 'Body and voice',
        description: 'Nerves into presence.',
        lessons: [
          video(
            'Before you go on',
            9,
            'Two minutes behind the curtain.',
            `Shake out your hands. Press your feet into the floor. Breathe out longer than in, six times. Tell yourself "I'm excited" rather than "calm down"; your body is already up, so give it a direction. Then look for one friendly face.`,
          ),
          audio(
            'Warming up the voice',
            8,
            'Hum, yawn, slow down.',
            `Hum until your lips tingle. Yawn with an open throat. Read one paragraph at half your usual speed, and let each full stop be a full stop. Slow sounds much slower to you than it does to them.`,
          ),
        ],
      },
      {
        title: 'With the room',
        description: 'Pauses, eyes and questions.',
        lessons: [
          text(
            'The pause',
            7,
            'The strongest thing you can say.',
            `Say the important sentence, and stop. Look at one person until the thought is complete, then at another. A pause feels like falling to the speaker, and like being trusted to the listener.`,
          ),
          text(
            'Questions you cannot answer',
            8,
            'Grace under fire.',
            `Repeat the question in your own words; it gains you time and everyone hears it. Answer in two sentences. If you don't know: "I don't know. I will find out and write to you by Thursday." People remember how you took a question longer than what you said.`,
            [RESOURCES.forum],
          ),
        ],
      },
    ],
  },
];
