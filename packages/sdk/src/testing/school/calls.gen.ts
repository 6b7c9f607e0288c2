// Written by `npm run docs:api` from the endpoints and the back end's routes; a change here is lost.
import { type TSchema, Type } from 'typebox';
import type { EndpointShape } from '../../core/endpoint.ts';
import * as accountCategory from '../../endpoints/account/category.ts';
import * as accountMoneySchema from '../../endpoints/account/money.schema.ts';
import * as accountMoney from '../../endpoints/account/money.ts';
import * as accountRewardsSchema from '../../endpoints/account/rewards.schema.ts';
import * as accountRewards from '../../endpoints/account/rewards.ts';
import * as agreementAgreementSchema from '../../endpoints/agreement/agreement.schema.ts';
import * as agreementAgreement from '../../endpoints/agreement/agreement.ts';
import * as agreementStudentInfo from '../../endpoints/agreement/studentInfo.ts';
import * as answeringAnsweringSchema from '../../endpoints/answering/answering.schema.ts';
import * as answeringAnswering from '../../endpoints/answering/answering.ts';
import * as cartCartSchema from '../../endpoints/cart/cart.schema.ts';
import * as cartCart from '../../endpoints/cart/cart.ts';
import * as catalogueCatalogue from '../../endpoints/catalogue/catalogue.ts';
import * as catalogueDetailSchema from '../../endpoints/catalogue/detail.schema.ts';
import * as catalogueListSchema from '../../endpoints/catalogue/list.schema.ts';
import * as catalogueReviewsSchema from '../../endpoints/catalogue/reviews.schema.ts';
import * as certificateCertificateSchema from '../../endpoints/certificate/certificate.schema.ts';
import * as certificateCertificate from '../../endpoints/certificate/certificate.ts';
import * as communityAnswersSchema from '../../endpoints/community/answers.schema.ts';
import * as communityAnswers from '../../endpoints/community/answers.ts';
import * as communityCommunitySchema from '../../endpoints/community/community.schema.ts';
import * as communityCommunity from '../../endpoints/community/community.ts';
import * as communityGroupsSchema from '../../endpoints/community/groups.schema.ts';
import * as communityGroups from '../../endpoints/community/groups.ts';
import * as courseCourseSchema from '../../endpoints/course/course.schema.ts';
import * as courseCourse from '../../endpoints/course/course.ts';
import * as courseNotes from '../../endpoints/course/notes.ts';
import * as courseStudyCardSchema from '../../endpoints/course/studyCard.schema.ts';
import * as courseStudyCard from '../../endpoints/course/studyCard.ts';
import * as examExamSchema from '../../endpoints/exam/exam.schema.ts';
import * as examExam from '../../endpoints/exam/exam.ts';
import * as faceFaceSchema from '../../endpoints/face/face.schema.ts';
import * as faceFace from '../../endpoints/face/face.ts';
import * as homeHomeSchema from '../../endpoints/home/home.schema.ts';
import * as homeHome from '../../endpoints/home/home.ts';
import * as homeworkFiles from '../../endpoints/homework/files.ts';
import * as homeworkHomeworkSchema from '../../endpoints/homework/homework.schema.ts';
import * as homeworkHomework from '../../endpoints/homework/homework.ts';
import * as invoiceInvoiceSchema from '../../endpoints/invoice/invoice.schema.ts';
import * as invoiceInvoice from '../../endpoints/invoice/invoice.ts';
import * as learningLearningSchema from '../../endpoints/learning/learning.schema.ts';
import * as learningLearning from '../../endpoints/learning/learning.ts';
import * as loginLoginSchema from '../../endpoints/login/login.schema.ts';
import * as loginLogin from '../../endpoints/login/login.ts';
import * as loginRegister from '../../endpoints/login/register.ts';
import * as messageMessageSchema from '../../endpoints/message/message.schema.ts';
import * as messageMessage from '../../endpoints/message/message.ts';
import * as newsNewsSchema from '../../endpoints/news/news.schema.ts';
import * as newsNews from '../../endpoints/news/news.ts';
import * as openClassOpenClassSchema from '../../endpoints/openClass/openClass.schema.ts';
import * as openClassOpenClass from '../../endpoints/openClass/openClass.ts';
import * as orderOrderSchema from '../../endpoints/order/order.schema.ts';
import * as orderOrder from '../../endpoints/order/order.ts';
import * as otherOtherSchema from '../../endpoints/other/other.schema.ts';
import * as otherOther from '../../endpoints/other/other.ts';
import * as partsSchema from '../../endpoints/parts.schema.ts';
import * as paymentPaymentSchema from '../../endpoints/payment/payment.schema.ts';
import * as paymentPayment from '../../endpoints/payment/payment.ts';
import * as planPlanSchema from '../../endpoints/plan/plan.schema.ts';
import * as planPlan from '../../endpoints/plan/plan.ts';
import * as proxyExamProxyExamSchema from '../../endpoints/proxyExam/proxyExam.schema.ts';
import * as proxyExamProxyExam from '../../endpoints/proxyExam/proxyExam.ts';
import * as questionBankSchema from '../../endpoints/question/bank.schema.ts';
import * as questionBank from '../../endpoints/question/bank.ts';
import * as questionChapterSchema from '../../endpoints/question/chapter.schema.ts';
import * as questionChapter from '../../endpoints/question/chapter.ts';
import * as questionGenerate from '../../endpoints/question/generate.ts';
import * as questionGoalSchema from '../../endpoints/question/goal.schema.ts';
import * as questionGoal from '../../endpoints/question/goal.ts';
import * as questionProgressSchema from '../../endpoints/question/progress.schema.ts';
import * as questionProgress from '../../endpoints/question/progress.ts';
import * as questionRecordSchema from '../../endpoints/question/record.schema.ts';
import * as questionRecord from '../../endpoints/question/record.ts';
import * as questionReviewSchema from '../../endpoints/question/review.schema.ts';
import * as questionReview from '../../endpoints/question/review.ts';
import * as questionTodaySchema from '../../endpoints/question/today.schema.ts';
import * as questionToday from '../../endpoints/question/today.ts';
import * as refundRefundSchema from '../../endpoints/refund/refund.schema.ts';
import * as refundRefund from '../../endpoints/refund/refund.ts';
import * as resourceResourceSchema from '../../endpoints/resource/resource.schema.ts';
import * as resourceResource from '../../endpoints/resource/resource.ts';
import * as searchSearchSchema from '../../endpoints/search/search.schema.ts';
import * as searchSearch from '../../endpoints/search/search.ts';
import * as settingAccountSchema from '../../endpoints/setting/account.schema.ts';
import * as settingBinding from '../../endpoints/setting/binding.ts';
import * as settingOwnDataSchema from '../../endpoints/setting/ownData.schema.ts';
import * as settingOwnData from '../../endpoints/setting/ownData.ts';
import * as settingProfileSchema from '../../endpoints/setting/profile.schema.ts';
import * as settingProfile from '../../endpoints/setting/profile.ts';
import * as shellAccessSchema from '../../endpoints/shell/access.schema.ts';
import * as shellAccess from '../../endpoints/shell/access.ts';
import * as shellCompanySchema from '../../endpoints/shell/company.schema.ts';
import * as shellCompany from '../../endpoints/shell/company.ts';
import * as shellPagesSchema from '../../endpoints/shell/pages.schema.ts';
import * as shellPages from '../../endpoints/shell/pages.ts';
import * as shellSchoolSchema from '../../endpoints/shell/school.schema.ts';
import * as shellSchool from '../../endpoints/shell/school.ts';
import * as shellUserSchema from '../../endpoints/shell/user.schema.ts';
import * as shellUser from '../../endpoints/shell/user.ts';
import * as ssoSsoSchema from '../../endpoints/sso/sso.schema.ts';
import * as ssoSso from '../../endpoints/sso/sso.ts';
import * as studentInfoCustomFieldSchema from '../../endpoints/studentInfo/customField.schema.ts';
import * as studentInfoStudentSchema from '../../endpoints/studentInfo/student.schema.ts';
import * as studentInfoStudentInfo from '../../endpoints/studentInfo/studentInfo.ts';
import * as teachersTeachersSchema from '../../endpoints/teachers/teachers.schema.ts';
import * as teachersTeachers from '../../endpoints/teachers/teachers.ts';
import * as testimonialsTestimonialsSchema from '../../endpoints/testimonials/testimonials.schema.ts';
import * as testimonialsTestimonials from '../../endpoints/testimonials/testimonials.ts';
import * as uploadPartsSchema from '../../endpoints/upload/parts.schema.ts';
import * as uploadParts from '../../endpoints/upload/parts.ts';
import * as uploadUploadSchema from '../../endpoints/upload/upload.schema.ts';
import * as uploadUpload from '../../endpoints/upload/upload.ts';
import * as visitorVisitorSchema from '../../endpoints/visitor/visitor.schema.ts';
import * as visitorVisitor from '../../endpoints/visitor/visitor.ts';

/** An endpoint, the schema of its reply, and who may ask: anybody, or who is logged in. */
export type MockCall = readonly [endpoint: EndpointShape, output: TSchema, access: 'public' | 'user'];

/** Every call of the platform. */
// oxfmt-ignore
export const calls: readonly MockCall[] = [
  [accountCategory.categoryUsed, accountRewardsSchema.UsedCategories, 'user'],
  [accountCategory.categoryCan, accountRewardsSchema.UsedCategories, 'user'],
  [accountCategory.categoryExam, accountRewardsSchema.UsedCategories, 'user'],
  [accountCategory.categoryUpgrade, accountRewardsSchema.UsedCategories, 'user'],
  [accountCategory.categoryCount, accountRewardsSchema.CategoryCounts, 'user'],
  [accountMoney.memberList, accountMoneySchema.MemberList, 'public'], [accountMoney.charge, accountMoneySchema.Charge, 'user'],
  [accountMoney.chargeHistory, accountMoneySchema.ChargeHistory, 'user'],
  [accountMoney.makeMemberOrder, accountMoneySchema.AccountOrder, 'user'],
  [accountMoney.makeBalanceOrder, accountMoneySchema.AccountOrder, 'user'],
  [accountMoney.pointGoods, accountMoneySchema.PointGoodsList, 'user'],
  [accountMoney.makePointOrder, accountMoneySchema.AccountOrder, 'user'],
  [accountMoney.chargeCardRecharge, accountMoneySchema.Balance, 'user'], [accountMoney.cashWithdraw, accountMoneySchema.Withdrawal, 'user'],
  [accountMoney.withdrawals, accountMoneySchema.WithdrawalList, 'user'], [accountMoney.checkOpenid, accountMoneySchema.OpenidCheck, 'user'],
  [accountMoney.refreshMember, accountMoneySchema.MemberStatus, 'user'], [accountRewards.pointInfo, accountRewardsSchema.PointInfo, 'user'],
  [accountRewards.pointList, accountRewardsSchema.PointList, 'user'],
  [accountRewards.pointDescription, accountRewardsSchema.PointDescription, 'user'],
  [accountRewards.couponCount, accountRewardsSchema.CouponCount, 'user'],
  [accountRewards.couponList, accountRewardsSchema.CouponList, 'user'],
  [accountRewards.exchangeCoupon, accountRewardsSchema.Coupon, 'user'],
  [accountRewards.removeExpiredCoupons, accountRewardsSchema.RemovedCoupons, 'user'],
  [accountRewards.inviteCode, accountRewardsSchema.InviteCode, 'user'],
  [accountRewards.inviteRecord, accountRewardsSchema.InviteRecord, 'user'],
  [agreementAgreement.prepare, agreementAgreementSchema.Prepared, 'user'],
  [agreementAgreement.checkShow, agreementAgreementSchema.ShowProtocol, 'user'],
  [agreementAgreement.insert, agreementAgreementSchema.SignedAgreement, 'user'],
  [agreementAgreement.validatePackage, agreementAgreementSchema.PackageValidation, 'user'],
  [agreementAgreement.mine, agreementAgreementSchema.MyAgreements, 'user'],
  [agreementAgreement.info, agreementAgreementSchema.AgreementInfo, 'user'],
  [agreementAgreement.needed, agreementAgreementSchema.AgreementNeed, 'user'],
  [agreementAgreement.check, agreementAgreementSchema.AgreementCheck, 'user'],
  [agreementAgreement.searchLessonCoursePackage, agreementAgreementSchema.LessonPackages, 'user'],
  [agreementAgreement.searchLessonProtocol, agreementAgreementSchema.AgreementList, 'user'],
  [agreementAgreement.list, agreementAgreementSchema.AgreementList, 'user'],
  [agreementAgreement.checkTarget, agreementAgreementSchema.AgreementCheck, 'user'],
  [agreementAgreement.courseMaster, agreementAgreementSchema.CourseMaster, 'user'],
  [agreementStudentInfo.perfectStudentInfo, agreementAgreementSchema.SavedStudentInfo, 'user'],
  [agreementStudentInfo.validatePerfectStudentInfo, agreementAgreementSchema.StudentInfoCheck, 'user'],
  [agreementStudentInfo.proxyRegistrationCheck, agreementAgreementSchema.ProxyCheck, 'user'],
  [agreementStudentInfo.freeCoursePopup, agreementAgreementSchema.FreeCoursePopup, 'user'],
  [answeringAnswering.paperQuestions, answeringAnsweringSchema.PaperQuestions, 'user'],
  [answeringAnswering.submitAnswer, answeringAnsweringSchema.SubmitAnswerOut, 'user'],
  [answeringAnswering.batchSubmit, answeringAnsweringSchema.BatchSubmitOut, 'user'],
  [answeringAnswering.mark, answeringAnsweringSchema.MarkOut, 'user'], [answeringAnswering.sign, answeringAnsweringSchema.SignOut, 'user'],
  [answeringAnswering.switchQuestion, answeringAnsweringSchema.AttemptStatus, 'user'],
  [answeringAnswering.pause, answeringAnsweringSchema.AttemptStatus, 'user'],
  [answeringAnswering.resume, answeringAnsweringSchema.AttemptStatus, 'user'],
  [answeringAnswering.submit, answeringAnsweringSchema.SubmitOut, 'user'],
  [answeringAnswering.rescue, answeringAnsweringSchema.RescueOut, 'user'],
  [answeringAnswering.wrongQuestions, answeringAnsweringSchema.WrongQuestions, 'user'],
  [answeringAnswering.disconnect, answeringAnsweringSchema.AttemptStatus, 'user'],
  [answeringAnswering.selfScore, answeringAnsweringSchema.SelfScoreOut, 'user'], [cartCart.add, cartCartSchema.CartCount, 'user'],
  [cartCart.remove, cartCartSchema.CartCount, 'user'], [cartCart.list, cartCartSchema.CartList, 'public'],
  [cartCart.createOrder, cartCartSchema.CreatedCartOrder, 'user'], [catalogueCatalogue.list, catalogueListSchema.CourseList, 'public'],
  [catalogueCatalogue.categories, catalogueListSchema.CategoryTree, 'public'],
  [catalogueCatalogue.detail, catalogueDetailSchema.CourseDetail, 'public'],
  [catalogueCatalogue.reviews, catalogueReviewsSchema.ReviewList, 'public'],
  [catalogueCatalogue.addReview, catalogueReviewsSchema.AddedReview, 'user'],
  [catalogueCatalogue.collect, catalogueReviewsSchema.Collected, 'user'],
  [catalogueCatalogue.enrolFree, catalogueReviewsSchema.EnrolledFree, 'user'],
  [certificateCertificate.trainPdfUrl, partsSchema.Link, 'user'], [certificateCertificate.learnPdfUrl, partsSchema.Link, 'user'],
  [certificateCertificate.list, certificateCertificateSchema.CertificateList, 'user'],
  [certificateCertificate.unlockField, certificateCertificateSchema.UnlockFields, 'user'],
  [certificateCertificate.count, certificateCertificateSchema.CertificateCounts, 'user'],
  [certificateCertificate.unreadCount, partsSchema.Count, 'user'], [certificateCertificate.markRead, partsSchema.Count, 'user'],
  [certificateCertificate.create, certificateCertificateSchema.Certificate, 'user'],
  [communityAnswers.questions, communityAnswersSchema.PublicQuestionPage, 'public'],
  [communityAnswers.subjects, communityAnswersSchema.Subjects, 'public'],
  [communityAnswers.askableCourses, communityAnswersSchema.AskableCourses, 'user'],
  [communityAnswers.question, communityAnswersSchema.QuestionDetail, 'public'], [communityAnswers.seen, Type.Null(), 'user'],
  [communityAnswers.ask, communityAnswersSchema.Asked, 'user'], [communityAnswers.answer, communityAnswersSchema.Answered, 'user'],
  [communityAnswers.like, communityAnswersSchema.Liked, 'user'], [communityAnswers.accept, Type.Null(), 'user'],
  [communityAnswers.removeQuestion, Type.Null(), 'user'], [communityAnswers.removeAnswer, Type.Null(), 'user'],
  [communityAnswers.editQuestion, Type.Null(), 'user'], [communityAnswers.editAnswer, Type.Null(), 'user'],
  [communityCommunity.myQuestions, communityCommunitySchema.AskedQuestionPage, 'user'],
  [communityCommunity.myAnswers, communityCommunitySchema.GivenAnswerPage, 'user'],
  [communityCommunity.myQuestionCount, communityCommunitySchema.QuestionCounts, 'user'],
  [communityCommunity.unreadCount, partsSchema.Count, 'user'], [communityGroups.groupCounts, communityGroupsSchema.GroupCounts, 'user'],
  [communityGroups.groupsCreated, communityGroupsSchema.GroupPage, 'user'],
  [communityGroups.groupsJoined, communityGroupsSchema.GroupPage, 'user'],
  [communityGroups.groupTopics, communityGroupsSchema.TopicPage, 'user'],
  [communityGroups.groups, communityGroupsSchema.GroupPage, 'public'], [communityGroups.group, communityGroupsSchema.GroupDetail, 'public'],
  [communityGroups.topic, communityGroupsSchema.TopicDetail, 'public'], [communityGroups.joinGroup, Type.Null(), 'user'],
  [communityGroups.createGroup, communityGroupsSchema.GroupCreated, 'user'], [communityGroups.removeGroup, Type.Null(), 'user'],
  [communityGroups.postTopic, communityGroupsSchema.TopicPosted, 'user'],
  [communityGroups.replyTopic, communityGroupsSchema.TopicReplied, 'user'], [communityGroups.topicSeen, Type.Null(), 'user'],
  [communityGroups.removeTopic, Type.Null(), 'user'], [communityGroups.removeReply, Type.Null(), 'user'],
  [communityGroups.editTopic, Type.Null(), 'user'], [communityGroups.editReply, Type.Null(), 'user'],
  [communityGroups.likeTopic, communityAnswersSchema.Liked, 'user'], [communityGroups.likeReply, communityAnswersSchema.Liked, 'user'],
  [courseCourse.timetable, courseCourseSchema.Timetable, 'user'], [courseCourse.calendar, courseCourseSchema.CalendarFeed, 'user'],
  [courseCourse.renewCalendar, courseCourseSchema.CalendarFeed, 'user'],
  [courseCourse.stopCalendar, courseCourseSchema.CalendarFeed, 'user'], [courseCourse.lessonEvent, courseCourseSchema.LessonEvent, 'user'],
  [courseCourse.courses, courseCourseSchema.MyCourses, 'user'], [courseCourse.packages, courseCourseSchema.CardPage, 'user'],
  [courseCourse.collectionClasses, courseCourseSchema.CollectionClasses, 'user'],
  [courseCourse.searchCollections, courseCourseSchema.CardPage, 'user'],
  [courseCourse.removeCollection, courseCourseSchema.Removed, 'user'],
  [courseCourse.collectionPackages, courseCourseSchema.CardPage, 'user'],
  [courseCourse.latelyLearned, courseCourseSchema.LatelyLearned, 'user'], [courseCourse.buySource, courseCourseSchema.BuySource, 'user'],
  [courseNotes.notes, courseCourseSchema.NotePage, 'user'], [courseNotes.lectureNotes, courseCourseSchema.LectureNotes, 'user'],
  [courseNotes.searchNotes, courseCourseSchema.NotePage, 'user'], [courseNotes.addNote, courseCourseSchema.Note, 'user'],
  [courseNotes.updateNote, courseCourseSchema.Note, 'user'], [courseNotes.removeNote, courseCourseSchema.Removed, 'user'],
  [courseStudyCard.checkStudyCard, courseStudyCardSchema.StudyCard, 'user'],
  [courseStudyCard.createStudyCardOrder, courseStudyCardSchema.StudyCardOrder, 'user'],
  [courseStudyCard.studyCardReturnInfo, courseStudyCardSchema.StudyCardReturn, 'user'],
  [courseStudyCard.studyCardPackageInfo, courseStudyCardSchema.StudyCardPackage, 'user'],
  [examExam.myExams, examExamSchema.ExamPage, 'user'], [examExam.detail, examExamSchema.ExamDetail, 'user'],
  [examExam.userExamCount, examExamSchema.UserExamCount, 'user'], [examExam.record, examExamSchema.ExamRecord, 'user'],
  [examExam.askRemark, examExamSchema.ExamRecord, 'user'], [examExam.handIn, examExamSchema.ExamRecord, 'user'],
  [examExam.handInPay, examExamSchema.ExamRecord, 'user'], [examExam.join, examExamSchema.JoinedExam, 'user'],
  [examExam.makePayOrder, examExamSchema.ExamOrder, 'user'], [examExam.payInfo, examExamSchema.ExamPayInfo, 'user'],
  [examExam.ledger, examExamSchema.ExamLedger, 'user'], [examExam.verifyReceipts, examExamSchema.VerifiedReceipts, 'public'],
  [examExam.passFace, examExamSchema.PassedFace, 'user'], [examExam.rehearse, examExamSchema.Rehearsed, 'user'],
  [faceFace.check, faceFaceSchema.FaceCheck, 'user'], [faceFace.verifyUrl, faceFaceSchema.FaceOrder, 'user'],
  [faceFace.updateIdentity, Type.Null(), 'user'], [faceFace.result, faceFaceSchema.FaceResult, 'user'],
  [faceFace.commonCheck, faceFaceSchema.FaceCheck, 'user'], [faceFace.commonVerifyUrl, faceFaceSchema.FaceOrder, 'user'],
  [faceFace.personalData, faceFaceSchema.FacePersonalData, 'user'], [faceFace.lessonStatus, faceFaceSchema.FaceCheck, 'user'],
  [faceFace.lessonVerifyUrl, faceFaceSchema.FaceOrder, 'user'], [faceFace.lessonResult, faceFaceSchema.FaceResult, 'user'],
  [homeHome.page, homeHomeSchema.HomePage, 'public'], [homeHome.learning, homeHomeSchema.HomeLearning, 'user'],
  [homeworkFiles.videoAuthorization, homeworkHomeworkSchema.VideoAuthorization, 'user'],
  [homeworkFiles.videoResumeSign, homeworkHomeworkSchema.VideoResume, 'user'],
  [homeworkFiles.videoSuccess, homeworkHomeworkSchema.HomeworkFile, 'user'],
  [homeworkFiles.storageJudge, homeworkHomeworkSchema.StorageJudge, 'user'],
  [homeworkFiles.upload, homeworkHomeworkSchema.HomeworkFile, 'user'],
  [homeworkHomework.lessons, homeworkHomeworkSchema.HomeworkLessonPage, 'user'],
  [homeworkHomework.lessonCounts, homeworkHomeworkSchema.HomeworkCounts, 'user'],
  [homeworkHomework.canSubmit, homeworkHomeworkSchema.CanSubmit, 'user'],
  [homeworkHomework.list, homeworkHomeworkSchema.HomeworkPage, 'user'],
  [homeworkHomework.finishPage, homeworkHomeworkSchema.HomeworkPage, 'user'],
  [homeworkHomework.paperPage, homeworkHomeworkSchema.HomeworkPage, 'user'],
  [homeworkHomework.save, homeworkHomeworkSchema.SavedHomework, 'user'],
  [homeworkHomework.preview, homeworkHomeworkSchema.HomeworkDetail, 'user'],
  [homeworkHomework.detail, homeworkHomeworkSchema.HomeworkDetail, 'user'], [homeworkHomework.leaveNotify, Type.Null(), 'user'],
  [invoiceInvoice.enabled, invoiceInvoiceSchema.InvoiceFunction, 'user'],
  [invoiceInvoice.template, invoiceInvoiceSchema.InvoiceTemplates, 'user'],
  [invoiceInvoice.companyInvoice, invoiceInvoiceSchema.InvoicePage, 'user'],
  [invoiceInvoice.saveTemplate, invoiceInvoiceSchema.SavedTemplate, 'user'],
  [invoiceInvoice.save, invoiceInvoiceSchema.SavedInvoice, 'user'], [learningLearning.lesson, learningLearningSchema.LessonPlay, 'public'],
  [learningLearning.saveProgress, learningLearningSchema.SavedProgress, 'user'],
  [learningLearning.finishLesson, learningLearningSchema.SavedProgress, 'user'],
  [learningLearning.logOn, learningLearningSchema.LessonStay, 'user'], [learningLearning.logOff, learningLearningSchema.LessonStay, 'user'],
  [learningLearning.liveIn, learningLearningSchema.LessonStay, 'user'],
  [learningLearning.replayIn, learningLearningSchema.LessonStay, 'user'], [loginLogin.config, loginLoginSchema.LoginConfig, 'public'],
  [loginLogin.password, loginLoginSchema.LoginReply, 'public'], [loginLogin.sendSms, loginLoginSchema.SentSms, 'public'],
  [loginLogin.mobileSms, loginLoginSchema.LoginReply, 'public'], [loginLogin.byFace, loginLoginSchema.LoginReply, 'public'],
  [loginLogin.checkLimitAndMobile, loginLoginSchema.SmsLimit, 'public'], [loginLogin.byCacheCode, loginLoginSchema.LoginReply, 'public'],
  [loginLogin.logout, loginLoginSchema.LoggedOut, 'public'], [loginLogin.mergeUnlogged, loginLoginSchema.MergedUnlogged, 'user'],
  [loginRegister.checkAccount, Type.Null(), 'public'], [loginRegister.register, loginLoginSchema.Registered, 'public'],
  [loginRegister.provCityCountyFlag, loginLoginSchema.RegionFlag, 'public'],
  [loginRegister.openThirdLogin, loginLoginSchema.ThirdLogins, 'public'],
  [loginRegister.thirdLoginStart, loginLoginSchema.ThirdLoginStart, 'public'],
  [loginRegister.ddQrCode, loginLoginSchema.DdQrCode, 'public'], [loginRegister.resetPassword, Type.Null(), 'public'],
  [messageMessage.count, messageMessageSchema.MessageCounts, 'user'], [messageMessage.page, messageMessageSchema.MessagePage, 'user'],
  [messageMessage.read, messageMessageSchema.UnRead, 'user'], [messageMessage.remove, messageMessageSchema.UnRead, 'user'],
  [messageMessage.reminders, messageMessageSchema.Reminders, 'user'], [messageMessage.setReminders, messageMessageSchema.Reminders, 'user'],
  [newsNews.list, newsNewsSchema.NewsList, 'public'], [newsNews.detail, newsNewsSchema.NewsDetail, 'public'],
  [openClassOpenClass.list, openClassOpenClassSchema.OpenClassList, 'public'],
  [openClassOpenClass.detail, openClassOpenClassSchema.OpenClassDetail, 'public'],
  [openClassOpenClass.book, openClassOpenClassSchema.OpenClassBooking, 'user'],
  [openClassOpenClass.cancel, openClassOpenClassSchema.OpenClassBooking, 'user'],
  [openClassOpenClass.enter, openClassOpenClassSchema.OpenClassRoom, 'user'], [orderOrder.list, orderOrderSchema.OrderList, 'user'],
  [orderOrder.countByStatus, orderOrderSchema.OrderCounts, 'user'], [orderOrder.byId, orderOrderSchema.OrderDetail, 'user'],
  [orderOrder.cancel, orderOrderSchema.OrderState, 'user'], [otherOther.zoomPassword, otherOtherSchema.ZoomPassword, 'user'],
  [otherOther.studyClass, otherOtherSchema.StudyClasses, 'user'],
  [otherOther.exerciseExamRecord, otherOtherSchema.ExerciseExamRecord, 'user'],
  [otherOther.studentIdByUser, otherOtherSchema.StudentId, 'user'],
  [otherOther.studentStudyInfo, otherOtherSchema.StudentStudyInfo, 'user'],
  [otherOther.studyHistory, otherOtherSchema.StudyHistory, 'user'], [otherOther.studyRecordPdfUrl, partsSchema.Link, 'user'],
  [otherOther.integralGainScore, otherOtherSchema.IntegralGain, 'user'],
  [otherOther.questionCategories, otherOtherSchema.QuestionCategories, 'public'],
  [otherOther.courseCategoryAndSubject, otherOtherSchema.CourseCategories, 'public'],
  [paymentPayment.cashier, paymentPaymentSchema.Cashier, 'user'], [paymentPayment.reduce, paymentPaymentSchema.Cashier, 'user'],
  [paymentPayment.start, paymentPaymentSchema.StartedPayment, 'user'],
  [paymentPayment.payByBalance, paymentPaymentSchema.PaidByBalance, 'user'],
  [paymentPayment.state, paymentPaymentSchema.PaymentState, 'user'], [planPlan.list, planPlanSchema.PlanList, 'public'],
  [planPlan.detail, planPlanSchema.PlanDetail, 'public'], [planPlan.mine, planPlanSchema.MyPlans, 'user'],
  [planPlan.join, planPlanSchema.JoinedPlan, 'user'], [planPlan.openStage, planPlanSchema.OpenedStage, 'user'],
  [proxyExamProxyExam.signList, proxyExamProxyExamSchema.SignList, 'user'],
  [proxyExamProxyExam.provinces, proxyExamProxyExamSchema.ExamProvinces, 'user'],
  [proxyExamProxyExam.batchAssignPlace, proxyExamProxyExamSchema.AssignedPlaces, 'user'],
  [proxyExamProxyExam.detail, proxyExamProxyExamSchema.SignDetail, 'user'],
  [proxyExamProxyExam.itemTimeByProvince, proxyExamProxyExamSchema.ItemTime, 'user'],
  [proxyExamProxyExam.itemInfo, proxyExamProxyExamSchema.ItemInfo, 'user'],
  [proxyExamProxyExam.saveForm, proxyExamProxyExamSchema.SavedForm, 'user'],
  [proxyExamProxyExam.cascadeOptions, proxyExamProxyExamSchema.CascadeOptions, 'user'],
  [proxyExamProxyExam.customInfo, proxyExamProxyExamSchema.ProxyCustomInfo, 'user'],
  [proxyExamProxyExam.saveUserItem, proxyExamProxyExamSchema.SavedForm, 'user'],
  [proxyExamProxyExam.offers, proxyExamProxyExamSchema.OfferList, 'public'],
  [proxyExamProxyExam.offer, proxyExamProxyExamSchema.OfferDetail, 'public'],
  [questionBank.userStatistics, questionBankSchema.UserStatistics, 'user'],
  [questionBank.studiedCategories, questionBankSchema.CategoryPage, 'user'],
  [questionBank.allCategories, questionBankSchema.CategoryPage, 'public'],
  [questionBank.subjects, questionBankSchema.SubjectList, 'public'],
  [questionBank.searchCategories, questionBankSchema.CategoryList, 'public'],
  [questionBank.findPapers, questionBankSchema.PaperPage, 'public'], [questionBank.paperById, questionBankSchema.Paper, 'public'],
  [questionBank.paperOverview, questionBankSchema.PaperOverview, 'public'],
  [questionChapter.chapterPoints, questionChapterSchema.ChapterPointList, 'public'],
  [questionChapter.chapterPointPage, questionChapterSchema.ChapterPointPage, 'public'],
  [questionChapter.chapterPointDetail, questionChapterSchema.ChapterPointDetail, 'public'],
  [questionChapter.chapterPointDoneCount, questionChapterSchema.DoneCount, 'public'],
  [questionChapter.bankTypeNumber, questionChapterSchema.BankTypeNumber, 'public'],
  [questionChapter.bankTypeName, questionChapterSchema.BankTypeName, 'public'],
  [questionChapter.configByType, questionChapterSchema.BankConfig, 'public'],
  [questionGenerate.generateChapter, questionRecordSchema.Generated, 'user'],
  [questionGenerate.generateOrderPaper, questionRecordSchema.Generated, 'user'],
  [questionGenerate.generateDaily, questionRecordSchema.Generated, 'user'],
  [questionGenerate.generateSmartPaper, questionRecordSchema.Generated, 'user'], [questionGoal.goal, questionGoalSchema.StudyGoal, 'user'],
  [questionGoal.setGoal, questionGoalSchema.StudyGoal, 'user'], [questionProgress.dailyToday, questionProgressSchema.DailyToday, 'user'],
  [questionProgress.dailyRank, questionProgressSchema.DailyRank, 'user'],
  [questionProgress.subjectWeeks, questionProgressSchema.SubjectWeeks, 'user'],
  [questionProgress.subjectYears, questionProgressSchema.SubjectYears, 'user'],
  [questionProgress.integralScore, questionProgressSchema.Integral, 'user'],
  [questionProgress.integralIncrease, questionProgressSchema.Integral, 'user'],
  [questionRecord.generatePaper, questionRecordSchema.Generated, 'user'],
  [questionRecord.generateWrong, questionRecordSchema.Generated, 'user'],
  [questionRecord.checkUnfinished, questionRecordSchema.Unfinished, 'user'],
  [questionRecord.lastExerciseRecord, questionRecordSchema.LastRecord, 'user'],
  [questionRecord.exerciseRecord, questionRecordSchema.ExerciseRecord, 'user'],
  [questionRecord.recordDetail, questionRecordSchema.ExerciseRecord, 'user'], [questionRecord.report, questionRecordSchema.Report, 'user'],
  [questionReview.wrongList, questionReviewSchema.WrongPage, 'user'], [questionReview.wrong, questionReviewSchema.WrongDetail, 'user'],
  [questionReview.wrongAnswerList, questionReviewSchema.WrongAnswerPage, 'user'],
  [questionReview.wrongSubmit, questionReviewSchema.WrongSubmitOut, 'user'],
  [questionReview.wrongRepeat, questionReviewSchema.WrongRepeatOut, 'user'],
  [questionReview.wrongRemove, questionReviewSchema.Removed, 'user'], [questionReview.collected, questionReviewSchema.Collected, 'user'],
  [questionReview.collect, questionReviewSchema.Collected, 'user'], [questionReview.collectList, questionReviewSchema.CollectPage, 'user'],
  [questionReview.uncollect, questionReviewSchema.Collected, 'user'], [questionToday.today, questionTodaySchema.Today, 'user'],
  [refundRefund.offer, refundRefundSchema.RefundOffer, 'user'], [refundRefund.ask, refundRefundSchema.RefundAsked, 'user'],
  [refundRefund.cancel, refundRefundSchema.RefundAsked, 'user'], [resourceResource.detail, resourceResourceSchema.Resource, 'public'],
  [resourceResource.download, resourceResourceSchema.ResourceLink, 'user'],
  [resourceResource.view, resourceResourceSchema.ResourceLink, 'user'],
  [resourceResource.selectAll, resourceResourceSchema.ResourcePage, 'public'],
  [resourceResource.list, resourceResourceSchema.ResourcePage, 'public'],
  [resourceResource.spaceSize, resourceResourceSchema.SpaceSize, 'user'],
  [resourceResource.vipFlag, resourceResourceSchema.VipFlag, 'user'],
  [resourceResource.loadOption, resourceResourceSchema.LoadOptions, 'public'],
  [resourceResource.uploadToken, uploadUploadSchema.UploadToken, 'user'],
  [resourceResource.toUpload, resourceResourceSchema.UploadRules, 'user'], [resourceResource.save, uploadUploadSchema.SavedFile, 'user'],
  [resourceResource.remove, resourceResourceSchema.RemovedResources, 'user'],
  [resourceResource.batchRemoveVideo, resourceResourceSchema.RemovedResources, 'user'],
  [resourceResource.videoPreview, resourceResourceSchema.ResourceLink, 'user'],
  [resourceResource.audioPreview, resourceResourceSchema.ResourceLink, 'user'],
  [resourceResource.share, resourceResourceSchema.Shared, 'user'], [searchSearch.find, searchSearchSchema.SearchResult, 'public'],
  [settingBinding.accountInfo, settingAccountSchema.AccountInfo, 'user'], [settingBinding.checkEmail, Type.Null(), 'user'],
  [settingBinding.checkUsername, Type.Null(), 'user'], [settingBinding.checkMobile, Type.Null(), 'user'],
  [settingBinding.bindEmail, Type.Null(), 'user'], [settingBinding.bindMobile, Type.Null(), 'user'],
  [settingBinding.bindUsername, Type.Null(), 'user'], [settingBinding.verifyIdentity, settingAccountSchema.VerifiedIdentity, 'user'],
  [settingBinding.updatePassword, settingAccountSchema.UpdatedPassword, 'user'], [settingBinding.unbindThirdParty, Type.Null(), 'user'],
  [settingBinding.sendSms, settingAccountSchema.SentCode, 'user'], [settingBinding.sendPasswordSms, settingAccountSchema.SentCode, 'user'],
  [settingBinding.checkCaptcha, settingAccountSchema.VerifiedIdentity, 'user'],
  [settingOwnData.ownData, settingOwnDataSchema.OwnData, 'user'], [settingOwnData.askArchive, settingOwnDataSchema.OwnData, 'user'],
  [settingOwnData.closeAccount, settingOwnDataSchema.OwnData, 'user'], [settingOwnData.keepAccount, settingOwnDataSchema.OwnData, 'user'],
  [settingProfile.headPortrait, settingAccountSchema.HeadPortrait, 'user'],
  [settingProfile.detail, settingProfileSchema.ProfileDetail, 'user'], [settingProfile.saveBase, Type.Null(), 'user'],
  [settingProfile.saveContact, Type.Null(), 'user'], [settingProfile.saveOther, Type.Null(), 'user'],
  [settingProfile.saveRegister, Type.Null(), 'user'], [settingProfile.customFieldData, settingProfileSchema.CustomFieldData, 'user'],
  [settingProfile.signSource, settingProfileSchema.SignSource, 'user'], [settingProfile.saveSignSource, Type.Null(), 'user'],
  [shellAccess.socketDomains, shellAccessSchema.SocketDomains, 'public'],
  [shellAccess.checkGlobalLogin, shellAccessSchema.GlobalLogin, 'public'],
  [shellAccess.registerConfig, shellAccessSchema.RegisterConfig, 'public'],
  [shellAccess.questionConfigByGroup, shellAccessSchema.ConfigGroup, 'public'],
  [shellAccess.sysConfig, shellAccessSchema.SysConfig, 'public'], [shellAccess.nodeConfig, shellAccessSchema.NodeConfig, 'public'],
  [shellAccess.verifyFunctionCode, shellAccessSchema.FunctionState, 'public'],
  [shellAccess.companyFunction, shellAccessSchema.FunctionState, 'public'],
  [shellCompany.companyBaseInfo, shellCompanySchema.CompanyBaseInfo, 'public'],
  [shellCompany.shareBaseInfo, shellCompanySchema.ShareBaseInfo, 'public'],
  [shellCompany.companyAlias, shellCompanySchema.CompanyAlias, 'public'], [shellCompany.company, shellCompanySchema.Company, 'public'],
  [shellCompany.hideSpeedTest, shellCompanySchema.HideSpeedTest, 'public'], [shellCompany.findMarket, shellCompanySchema.Market, 'public'],
  [shellCompany.cartConfig, shellCompanySchema.CartConfig, 'public'], [shellPages.ownPages, shellPagesSchema.OwnPages, 'public'],
  [shellPages.ownPage, shellPagesSchema.OwnPage, 'public'], [shellPages.menuLink, shellPagesSchema.MenuLink, 'public'],
  [shellSchool.schools, shellSchoolSchema.Schools, 'public'], [shellSchool.schoolBySuffix, shellSchoolSchema.School, 'public'],
  [shellSchool.saveSessionSchool, shellSchoolSchema.School, 'public'], [shellSchool.menusAndFoot, shellSchoolSchema.MenusAndFoot, 'public'],
  [shellSchool.footInfo, shellSchoolSchema.FootInfo, 'public'], [shellSchool.homeConfig, shellSchoolSchema.HomeConfig, 'public'],
  [shellSchool.sideBarConfig, shellSchoolSchema.SideBarConfig, 'public'], [shellUser.currentUser, shellUserSchema.CurrentUser, 'user'],
  [shellUser.personConfig, shellUserSchema.PersonConfig, 'user'], [shellUser.tokenBackLogin, shellUserSchema.BackLoginTicket, 'user'],
  [shellUser.serviceConfig, shellUserSchema.ServiceConfig, 'public'], [shellUser.lastLearning, shellUserSchema.LastLearning, 'user'],
  [shellUser.adminCentreUrl, Type.String(), 'user'], [shellUser.thirdUser, shellUserSchema.ThirdUser, 'public'],
  [ssoSso.tokenByCode, ssoSsoSchema.SsoToken, 'public'], [ssoSso.userByToken, ssoSsoSchema.SsoUser, 'public'],
  [ssoSso.logout, ssoSsoSchema.LoggedOut, 'public'], [ssoSso.forcedLogout, ssoSsoSchema.LoggedOut, 'public'],
  [studentInfoStudentInfo.sendPhoneChangeSms, Type.Null(), 'user'], [studentInfoStudentInfo.save, Type.Null(), 'user'],
  [studentInfoStudentInfo.saveCustomValues, Type.Null(), 'user'],
  [studentInfoStudentInfo.customFields, studentInfoCustomFieldSchema.CustomFieldList, 'user'],
  [studentInfoStudentInfo.customInfo, studentInfoCustomFieldSchema.CustomInfo, 'user'],
  [studentInfoStudentInfo.provinces, studentInfoStudentSchema.ProvinceList, 'public'],
  [studentInfoStudentInfo.cities, studentInfoStudentSchema.CityList, 'public'],
  [teachersTeachers.list, teachersTeachersSchema.TeacherList, 'public'],
  [teachersTeachers.detail, teachersTeachersSchema.TeacherDetail, 'public'],
  [teachersTeachers.application, teachersTeachersSchema.OwnTeacherApplication, 'user'],
  [teachersTeachers.apply, teachersTeachersSchema.TeacherApplication, 'user'],
  [testimonialsTestimonials.list, testimonialsTestimonialsSchema.TestimonialList, 'public'],
  [uploadParts.begin, uploadPartsSchema.BegunUpload, 'user'], [uploadParts.sendPart, uploadPartsSchema.ReceivedPart, 'user'],
  [uploadParts.finish, uploadPartsSchema.StoredFile, 'user'], [uploadUpload.token, uploadUploadSchema.UploadToken, 'user'],
  [uploadUpload.storageDomain, uploadUploadSchema.StorageDomain, 'user'], [uploadUpload.signImage, uploadUploadSchema.SignImage, 'user'],
  [uploadUpload.saveAttachment, uploadUploadSchema.SavedFile, 'user'], [uploadUpload.downloadCheck, Type.Null(), 'user'],
  [uploadUpload.annexDownload, uploadUploadSchema.FileBytes, 'public'],
  [visitorVisitor.quickPaper, visitorVisitorSchema.VisitorPaper, 'public'],
  [visitorVisitor.reexamine, questionRecordSchema.Generated, 'user'], [visitorVisitor.sync, visitorVisitorSchema.VisitorSynced, 'public'],
  [visitorVisitor.submit, visitorVisitorSchema.VisitorReport, 'public'],
  [visitorVisitor.reexamineUnlogged, visitorVisitorSchema.VisitorPaper, 'public'],
];
