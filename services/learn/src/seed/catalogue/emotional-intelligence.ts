import { audio, type CourseSeed, exercise, RESOURCES, text, video } from '../course-seed.ts';

const category = 'emotional-intelligence';

export const EMOTIONAL_INTELLIGENCE: readonly CourseSeed[] = [
  {
    title: 'Naming What You Feel',
    description:
      'A feeling with a name is easier to carry. Build a working vocabulary for your inner weather, learn where emotions show up in the body, and find the need behind each of them.',
    category,
    level: 'Beginner',
    instructor: 'Dr. Meera Nambiar',
    prerequisites: ['None. Bring a notebook that nobody else reads.'],
    outcomes: [
      'Name emotions more precisely than good, bad or stressed',
      'Notice early signs of an emotion in your body',
      'Tell a feeling from a thought about it',
      'Find the need behind a strong feeling',
      'Keep a three-line feelings log that takes two minutes',
      'Speak about a feeling without blaming anyone',
    ],
    rating: 4.8,
    ratingCount: 412,
    totalEnrollments: 3860,
    modules: [
      {
        title: 'Words for the weather',
        description: 'From three words to thirty.',
        lessons: [
          video(
            'Why a name calms',
            9,
            'What happens when you say "I am anxious" instead of being swept along.',
            `When we put a feeling into words, we move from being inside it to standing beside it. The feeling stays, but there is now someone looking at it.

Most of us get by on three words: fine, bad, stressed. Try to go one step further. Is "stressed" closer to rushed, cornered, or worn out? Each of these asks for something different: time, a way out, or rest.`,
          ),
          text(
            'Six families of feeling',
            8,
            'A small map to find the right word.',
            `Begin with the family, then look for the member that fits.

- Anger: irritated, resentful, bitter, furious
- Fear: uneasy, nervous, worried, terrified
- Sadness: flat, lonely, disappointed, heartbroken
- Joy: content, proud, playful, moved
- Shame: awkward, embarrassed, exposed, worthless
- Surprise: puzzled, startled, amazed

You will know the right word by a small sigh: the body agrees. If two words fit, keep both. Mixed feelings are the normal kind.`,
          ),
        ],
      },
      {
        title: 'The body knows first',
        description: 'Catching a feeling before it catches you.',
        lessons: [
          audio(
            'A slow scan from head to feet',
            12,
            'A guided check-in that you can do in a chair.',
            `Sit so that your back is held. Let your breath be as it is. Bring your attention to your forehead, then your jaw. Is anything clenched? Move to your throat, your chest, your stomach, your hands. You need not change anything.

At each place ask one question: tight, or loose? Warm, or cool? When you reach your feet, ask: if this body had one word today, which would it be?`,
          ),
          exercise(
            'Your early-warning signs',
            10,
            'Find the first sign of three feelings.',
            `Think of the last time you were angry, the last time you were afraid, and the last time you were glad.

1. For each, write down where in your body it began.
2. Write down what you did next.
3. Underline the very first sign. It is the moment in which you still have a choice.`,
          ),
        ],
      },
      {
        title: 'From feeling to need',
        description: 'What the feeling is asking for.',
        lessons: [
          text(
            'Feelings, thoughts, needs',
            9,
            'Three things that travel together.',
            `"I feel that you don't care" is a thought in a feeling's coat. The feeling may be hurt. The need may be to matter.

Take the three apart and the way forward gets clearer:

- Thought: he did not call, so I am not important to him
- Feeling: hurt, a little afraid
- Need: to know that I am remembered

You can ask for a call. You cannot ask somebody to stop not caring.`,
          ),
          exercise(
            'The three-line log',
            7,
            'One week, two minutes a day.',
            `Each evening, write three lines.

1. What happened (what a camera would have seen)
2. What I felt (one word, and where)
3. What I needed

After seven days, read all of it at once. What comes back?`,
            [RESOURCES.neha],
          ),
        ],
      },
    ],
  },
  {
    title: 'Staying Steady When Feelings Run High',
    description:
      'Strong emotions rise, peak and fall like waves. Learn what to do in the first ninety seconds, how to cool down without shutting down, and how to come back and repair.',
    category,
    level: 'Intermediate',
    prerequisites: ['You can name most of your feelings, or have taken "Naming What You Feel"'],
    outcomes: [
      'Recognise your own flood signs before you speak',
      'Use breath, cold water and movement to settle your body',
      'Take a time-out that does not feel like a punishment',
      'Choose between expressing, waiting and letting go',
      'Repair after you have lost your temper',
    ],
    rating: 4.7,
    ratingCount: 268,
    totalEnrollments: 2415,
    modules: [
      {
        title: 'Riding the wave',
        description: 'What a flood is, and how long it lasts.',
        lessons: [
          text(
            'Anatomy of a flood',
            9,
            'Why clever people say stupid things.',
            `When your heart races, the parts of your mind that weigh words and see the other side go quiet. You are not a bad person in that state; you are a person with fewer tools.

The first rush of an emotion usually fades within a minute or two, unless we feed it with the story of how right we are. So the first skill is plain: add nothing. No message, no decision, no last word.`,
          ),
          video(
            'Three ways to settle a body',
            11,
            'Breath, cold, and movement.',
            `Pick one and practise it on a calm day, so that it is there on a hard one.

- Breathe out for longer than you breathe in: in for four, out for six, ten times.
- Hold something cold, or splash cold water on your face.
- Use the big muscles: climb stairs, push against a wall, walk round the block.

None of this solves the problem. It gives you back the person who can.`,
          ),
        ],
      },
      {
        title: 'Cooling down together',
        description: 'Time-outs that keep the bond.',
        lessons: [
          text(
            'A time-out with a return ticket',
            8,
            'How to leave without slamming a door.',
            `A time-out works when it has three parts: what, how long, and a promise. "I'm too worked up to be fair. I need twenty minutes. I'll come back and we go on."

Then do come back. During the break, do not rehearse your speech; do something that takes your attention. Less than twenty minutes is usually too short for a body to settle.`,
          ),
          exercise(
            'Write your own time-out sentence',
            8,
            'Ready before you need it.',
            `1. Write the sentence in words that sound like you.
2. Read it to the person with whom you argue most, on a good day.
3. Agree on a sign (a hand, a word) that means the same thing.
4. Agree on how you will begin again.`,
          ),
        ],
      },
      {
        title: 'After the storm',
        description: 'Repair is a skill too.',
        lessons: [
          text(
            'The four parts of an apology',
            9,
            'What makes "sorry" work.',
            `A repair needs no grand words. It needs:

- what I did, without "but"
- what I think it was like for you
- what I will do differently
- a question: is there something I missed?

"I shouted in front of your mother. That must have been humiliating. Next time I will ask to talk outside. Did I miss anything?"`,
          ),
          audio(
            'Putting the day down',
            10,
            'A short practice for the evening after.',
            `Lie down. Think of the moment you regret, as if it were on a small screen at the far end of the room. See yourself there: tired, frightened, doing it badly. Say inwardly: that was hard; I would like to do better; I am still learning.

Breathe out. Let the screen go dark. Tomorrow has its own door.`,
            [RESOURCES.neha],
          ),
        ],
      },
    ],
  },
  {
    title: 'The Practice of Empathy',
    description:
      'Empathy is not agreeing, fixing or suffering along. It is understanding another person well enough that they feel less alone. A practical course in listening with your whole attention.',
    category,
    level: 'Intermediate',
    instructor: 'Farhan Qureshi',
    prerequisites: ['None, though one person who will practise with you helps'],
    outcomes: [
      'Tell empathy from sympathy, advice and rescue',
      'Listen without preparing your answer',
      'Reflect what you heard so that people say "exactly"',
      'Stay kind to yourself while you are close to pain',
      'Ask questions that open rather than steer',
    ],
    rating: 4.9,
    ratingCount: 351,
    totalEnrollments: 2980,
    modules: [
      {
        title: 'What empathy is',
        description: 'And the four things often mistaken for it.',
        lessons: [
          video(
            'At least…',
            8,
            'Why consoling so often misses.',
            `"At least you still have your job." We say such things to make the pain smaller, mostly because we find it hard to watch. What arrives is: your pain is too big for me.

Empathy stays at the size of the feeling. "That sounds lonely." It does not add a lesson, and it does not hurry.`,
          ),
          text(
            'Advice, rescue, agreement, sympathy',
            8,
            'The four look-alikes.',
            `- Advice looks ahead while the other person still looks back.
- Rescue takes the load away, and the person's strength with it.
- Agreement takes sides in a story you have heard from one side.
- Sympathy stands on the bank and waves.

Each has its hour. Ask before you reach for it: "Do you want me to listen, or to think along?"`,
          ),
        ],
      },
      {
        title: 'Listening as a craft',
        description: 'Hear, reflect, ask.',
        lessons: [
          text(
            'Reflecting',
            9,
            'Giving back the heart of it.',
            `Say what you heard, a little shorter and a little deeper. They say: "She never even asked." You say: "You wanted her to notice." If you are right, they breathe out. If you are wrong, they correct you, and now you know more. Either way they feel that someone is trying.`,
          ),
          exercise(
            'Ten minutes, no advice',
            15,
            'A listening round for two.',
            `1. One of you talks for five minutes about something that matters.
2. The other may only reflect and ask open questions. No stories of your own.
3. At the end the listener says in one sentence what they understood. The speaker corrects it.
4. Change places, then talk about how it was.`,
          ),
        ],
      },
      {
        title: 'Close, but not drowned',
        description: 'Caring for the one who cares.',
        lessons: [
          text(
            'The second heart',
            8,
            'Feeling with, and staying yourself.',
            `Being moved is not the same as being swept away. When you notice that your own chest is tight, feel your feet on the floor and breathe once for yourself. Say inwardly: this is theirs, and I am here.

You may also end a conversation. "I want to listen well, and I am too tired for that tonight. May I call you tomorrow at ten?" is empathy too.`,
          ),
          audio(
            'May you be well',
            12,
            'A practice of goodwill that starts with you.',
            `Think of someone you love easily, and wish them well: may you be safe, may you be at ease. Then yourself, in the same words. Then someone you barely know: a neighbour, the man at the tea stall. And at last, if you like, someone who is difficult.

Nothing has to be felt. Wishing is enough.`,
            [RESOURCES.forum],
          ),
        ],
      },
    ],
  },
  {
    title: 'Befriending Your Inner Critic',
    description:
      'The harsh voice in your head once tried to protect you. Learn to hear what it is afraid of, answer it as a fair friend would, and keep high standards without cruelty.',
    category,
    level: 'Advanced',
    prerequisites: [
      'Some practice in observing your own thoughts',
      'A calm period in life; if you are in a crisis now, please talk to somebody first',
    ],
    outcomes: [
      'Recognise the critic by its favourite sentences',
      'Discover what it tries to protect you from',
      'Answer it with fairness rather than with flattery',
      'Use self-compassion in three short steps',
      'Set standards that pull rather than push',
      'Know when to ask a professional to walk with you',
    ],
    rating: 4.8,
    ratingCount: 197,
    totalEnrollments: 1640,
    modules: [
      {
        title: 'Meeting the voice',
        description: 'Who is talking?',
        lessons: [
          text(
            'Its favourite sentences',
            9,
            'Always, never, should, everyone.',
            `The critic speaks in capital letters: you ALWAYS, you NEVER, EVERYONE can see. A fair observer speaks in facts: this report had two mistakes.

For one day, do not argue with the voice. Only write down its sentences, word for word, with the hour. Many people are surprised by how few there are, and how old.`,
          ),
          exercise(
            'Draw the guard',
            12,
            'Give the critic a shape.',
            `1. Draw or describe your critic as a figure. How old is it? Whose voice does it use?
2. Ask it: what are you afraid would happen if you were silent for a week?
3. Write its answer down, without a correction.
4. Thank it for the work. You do not have to obey someone to thank them.`,
          ),
        ],
      },
      {
        title: 'The fair friend',
        description: 'Another voice, just as honest.',
        lessons: [
          video(
            'Compassion is not an excuse',
            10,
            'Why kindness raises standards.',
            `Many fear that they would turn lazy without the whip. Look at how people learn: a child who is shamed for falling stops trying to walk in front of others. One who hears "up again, try it like this" keeps walking.

The fair friend says both halves: this did not go well, and you are still worth my time.`,
          ),
          audio(
            'Three steps when it hurts',
            11,
            'A self-compassion pause.',
            `Put a hand where you feel the sting.

First: this is a moment of pain. Say it plainly. Second: others feel this too, tonight, in many rooms. Third: what would I say to someone I love who felt like this? Say that, in those words, to yourself.`,
          ),
        ],
      },
      {
        title: 'Standards that pull',
        description: 'Wanting to be good at things, in peace.',
        lessons: [
          text(
            'From "must" to "want"',
            8,
            'Rewriting rules.',
            `Take one rule of your critic: I must never disappoint anyone. Ask what it values: reliability, love. Now write it as a direction and not as a law: I want to be someone who keeps most promises and says so early when I can't.

A direction can be followed on a bad day too. A law can only be broken.`,
          ),
          exercise(
            'A letter from the fair friend',
            14,
            'The long view.',
            `Write a letter to yourself from someone who knows all of it and is on your side. Let it name one real weakness, with care, and three things that are plainly good. Seal it. Read it in a month.

If writing it stirs up more than you can hold, that is a good reason to let somebody help.`,
            [RESOURCES.doctors, RESOURCES.help],
          ),
        ],
      },
    ],
  },
];
